import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';
import { isOpen, isOverdue, type WorkOrder } from './order';

interface DueProps {
  order: WorkOrder;
  now: Date;
  /** Whether the word for it is shown as well, outside of a column with that heading. */
  isNamed?: boolean;
}

/** Until when an order is to be closed: what is left, by how much it is overdue; of a closed one the moment. */
export function Due({ order, now, isNamed }: DueProps) {
  const t = useText();
  const { fromNow, since, time } = useFormats();
  if (isOverdue(order, now))
    return (
      <span className="due" data-due="late">
        {t('order.late', { time: since(order.dueAt, now) })}
      </span>
    );
  const due = isOpen(order) ? fromNow(order.dueAt, now) : time(order.dueAt);
  return <span className="due">{isNamed ? `${t('order.due')} ${due}` : due}</span>;
}
