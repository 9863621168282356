import { Link } from '@umijs/max';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { ActionButton, actionClass } from '@/components/ActionButton';
import { ButtonMenu } from '@/components/menu';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { RowAction } from '../listModel';
import { ACTIONS_IN_ROW } from './layOutColumns';
import { useRowTabIndex } from './rowTabIndex';
import styles from './RowActions.module.css';

/** The actions of a row; screen readers hear which row each belongs to. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const t = useText();
  const tabIndex = useRowTabIndex();
  const hidden = actions.slice(ACTIONS_IN_ROW);
  return (
    <span className={styles.actions}>
      {actions.slice(0, ACTIONS_IN_ROW).map(({ key, label, onClick, to, isDanger }) => {
        const shared = {
          className: cx(styles.action, isDanger && styles.danger),
          'aria-label': t('list.actionFor', { label, name }),
          tabIndex,
          onClick,
        };
        return to ? (
          <Link key={key} {...shared} to={to} className={cx(actionClass('link'), shared.className)}>
            {label}
          </Link>
        ) : (
          <ActionButton key={key} {...shared} kind="link">
            {label}
          </ActionButton>
        );
      })}
      {hidden.length > 0 && (
        <ButtonMenu
          label={t('list.moreActions', { name })}
          items={hidden}
          tabIndex={tabIndex}
          icon={<EllipsisOutlined aria-hidden />}
        />
      )}
    </span>
  );
}
