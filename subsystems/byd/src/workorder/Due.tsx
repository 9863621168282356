import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';
import { isOpen, isOverdue, type WorkOrder } from './order';

interface DueProps {
  order: WorkOrder;
  now: Date;
  /** Whether the moment has its word before it, outside of a column with that heading. */
  isNamed?: boolean;
}

/** Until when an order is to be closed: what is left, by how much it is overdue; of a closed one the moment. */
export function Due({ order, now, isNamed }: DueProps) {
  const t = useText();
  const { distance, time } = useFormats();
  if (!isOpen(order)) {
    const due = time(order.dueAt);
    return <span className="due">{isNamed ? `${t('order.due')} ${due}` : due}</span>;
  }
  const isLate = isOverdue(order, now);
  return (
    <span className="due" data-due={isLate ? 'late' : undefined}>
      {t(isLate ? 'order.late' : 'order.left', { time: distance(order.dueAt, now) })}
    </span>
  );
}
