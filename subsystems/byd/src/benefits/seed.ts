import { randomFrom } from '../random';
import { type Entry, isCost, SOURCES } from './ledger';

// Three quarters of a compound's common income and costs, the same on every start.

const PAYERS: Record<(typeof SOURCES)[number], readonly string[]> = {
  parking: ['地面临停收费', '访客车位月结'],
  advertising: ['分众传媒', '新潮电梯广告', '社区灯箱客户'],
  venue: ['丰巢自提柜', '周末市集', '通信基站租赁'],
  recycling: ['再生资源回收站'],
  repairs: ['屋面防水施工队', '道闸厂家', '健身器材维保'],
  tax: ['税务代缴'],
};

/** Days from an entry to its publication; those of the last two such periods still wait for it. */
const PUBLISHED_AFTER_DAYS = 30;

/** The entries as of `today`, newest first. */
export function seedEntries(today: Date, count = 48): Entry[] {
  const { pick, between } = randomFrom(14_142);
  let offset = 0;
  return Array.from({ length: count }, (_, index): Entry => {
    offset += between(1, 9);
    const source = pick(SOURCES);
    const amount = source === 'tax' ? between(80, 900) : between(4, 160) * 100;
    const day = (daysAgo: number) =>
      new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - daysAgo)).toISOString().slice(0, 10);
    return {
      id: count - index,
      day: day(offset),
      source,
      amount: isCost(source) ? -amount : amount,
      payer: pick(PAYERS[source]),
      voucher: `GY${String(2600 + count - index)}`,
      publishedOn: offset > PUBLISHED_AFTER_DAYS * 2 ? day(offset - PUBLISHED_AFTER_DAYS) : null,
    };
  });
}
