import { DatePicker as AntdDatePicker, type GetProps } from 'antd';
import styles from './DatePicker.module.css';

type Side = 'top' | 'bottom';
type Edge = 'l' | 'r';

/** antd's placement of a panel, moved into the page where it would be cut: a page clips its pop-ups. */
const placement = (side: Side, edge: Edge) => ({
  points: side === 'bottom' ? [`t${edge}`, `b${edge}`] : [`b${edge}`, `t${edge}`],
  offset: [0, side === 'bottom' ? 4 : -4],
  overflow: { adjustX: 1, adjustY: 1, shiftX: true, shiftY: true },
});

const popup = {
  builtinPlacements: {
    bottomLeft: placement('bottom', 'l'),
    bottomRight: placement('bottom', 'r'),
    topLeft: placement('top', 'l'),
    topRight: placement('top', 'r'),
  },
  classNames: { popup: { root: styles.popup } },
};

/** antd's date picker, with its panel within the page in windows of every size (B29). */
export const DatePicker = (props: GetProps<typeof AntdDatePicker>) => <AntdDatePicker {...popup} {...props} />;

/** antd's picker of a range of days, with its panel within the page in windows of every size (B29). */
export const RangePicker = (props: GetProps<typeof AntdDatePicker.RangePicker>) => (
  <AntdDatePicker.RangePicker {...popup} {...props} />
);
