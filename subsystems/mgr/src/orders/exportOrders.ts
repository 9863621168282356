import type { Text } from '../portal/text';
import type { Order } from './order';

/** Spreadsheets would run a cell that looks like a formula; the apostrophe makes it text. */
const cell = (value: string) => `"${value.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

/** The orders as CSV, in the order of the list. */
export function ordersAsText(orders: readonly Order[], t: Text): string {
  const head = [t('column.number'), t('column.subject'), t('column.resident'), t('column.status'), t('column.keeper')];
  const rows = orders.map(({ number, title, resident, status, keeper }) => [
    number,
    title,
    resident,
    t(`status.${status}`),
    keeper,
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Downloads the orders as CSV; the byte-order mark makes spreadsheets read Chinese correctly. */
export function exportOrders(orders: readonly Order[], t: Text): void {
  const address = URL.createObjectURL(new Blob([`\ufeff${ordersAsText(orders, t)}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${t('orders.title')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
