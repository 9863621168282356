/** Random generator with a fixed seed (mulberry32): the data is the same on every start. */
export function randomFrom(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    random,
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!,
    between: (from: number, to: number) => from + Math.floor(random() * (to - from + 1)),
  };
}

const SURNAMES = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢'];
const GIVEN = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '丽',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '杰',
  '涛',
  '明',
  '建国',
  '晓燕',
  '海峰',
  '雨桐',
  '子涵',
  '思远',
];

/** Returns random names of people. */
export const nameFrom = (pick: <Item>(items: readonly Item[]) => Item): string => pick(SURNAMES) + pick(GIVEN);
