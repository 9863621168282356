import { Link } from '@umijs/max';
import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { ActionButton, actionClass } from '@/components/action-button';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { RowAction } from './listModel';
import styles from './ListTable.module.css';

/** Number of actions shown in the row; the others are in the menu. */
const IN_ROW = 2;

/** The actions of a row. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const t = useText();
  const hidden = actions.slice(IN_ROW);
  return (
    <span className={styles.actions}>
      {actions.slice(0, IN_ROW).map(({ key, label, onClick, to, isDanger }) =>
        to ? (
          <Link key={key} to={to} className={cx(actionClass('link'), styles.action)} onClick={onClick}>
            {label}
          </Link>
        ) : (
          <ActionButton
            key={key}
            kind="link"
            className={cx(styles.action, isDanger && styles.danger)}
            onClick={onClick}
          >
            {label}
          </ActionButton>
        ),
      )}
      {hidden.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: hidden.map(({ key, label, to, isDanger }) => ({
              key,
              label: to ? <Link to={to}>{label}</Link> : label,
              danger: isDanger,
            })),
            onClick: ({ key }) => hidden.find((action) => action.key === key)?.onClick?.(),
          }}
        >
          <IconButton label={t('list.moreActions', { name })} icon={<EllipsisOutlined aria-hidden />} />
        </Dropdown>
      )}
    </span>
  );
}
