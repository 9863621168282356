import { hasExtension, refusalOf } from './refusalOf';

const limits = { count: 2, bytes: 100, extensions: ['png', 'jpg'] };

describe('a file before it is uploaded', () => {
  test.each([
    [{ name: 'a.png', size: 100 }, [], undefined],
    [{ name: 'A.PNG', size: 1 }, [], undefined],
    [{ name: 'a.gif', size: 1 }, [], 'extension'],
    [{ name: 'png', size: 1 }, [], 'extension'],
    [{ name: 'a.png.exe', size: 1 }, [], 'extension'],
    [{ name: 'a.png', size: 0 }, [], 'empty'],
    [{ name: 'a.png', size: 101 }, [], 'tooLarge'],
    [{ name: 'a.png', size: 7 }, [{ name: 'a.png', size: 7 }], 'twice'],
    [{ name: 'a.png', size: 7 }, [{ name: 'a.png' }], 'twice'],
    [{ name: 'a.png', size: 7 }, [{ name: 'a.png', size: 8 }], undefined],
    [{ name: 'c.png', size: 7 }, [{ name: 'a.png' }, { name: 'b.png' }], 'tooMany'],
  ] as const)('R047 F35 %j with %j present: %s', (file, present, refusal) => {
    expect(refusalOf(file, limits, present)).toBe(refusal);
  });

  test('R047 without limits on extension and count any file that is not empty is accepted', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `${index}` }));
    expect(refusalOf({ name: 'x.exe', size: 1 }, { bytes: 10 }, many)).toBeUndefined();
    expect(hasExtension('无扩展名', ['png'])).toBe(false);
  });
});
