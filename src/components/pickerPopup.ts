import styles from './pickerPopup.module.css';

type Side = 'top' | 'bottom';
type Edge = 'l' | 'r';

/** antd's placement of a panel, moved into the page where it would be cut: a page clips its pop-ups. */
const placement = (side: Side, edge: Edge) => ({
  points: side === 'bottom' ? [`t${edge}`, `b${edge}`] : [`b${edge}`, `t${edge}`],
  offset: [0, side === 'bottom' ? 4 : -4],
  overflow: { adjustX: 1, adjustY: 1, shiftX: true, shiftY: true },
});

/** Props of antd's date pickers that keep their panel within the page, in windows of every size (B29). */
export const pickerPopup = {
  builtinPlacements: {
    bottomLeft: placement('bottom', 'l'),
    bottomRight: placement('bottom', 'r'),
    topLeft: placement('top', 'l'),
    topRight: placement('top', 'r'),
  },
  classNames: { popup: { root: styles.popup } },
};
