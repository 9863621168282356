import { Link } from '@umijs/max';
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { SEPARATOR, type Action, type ActionGroup, type ActionMenuItem, type SiteAction } from './action';
import { ariaKeys } from './shortcut';
import styles from './ActionItems.module.css';

interface ActionItemsProps<Context> {
  entries: readonly ActionMenuItem<Context>[];
  context: Context;
  /** Closes the menu; called before the action, so that a dialog later returns the focus to the menu's button. */
  onChoose(): void;
  isCompact?: boolean;
}

const ITEM = { role: 'menuitem', tabIndex: -1 } as const;

/** The items of a menu, drawn from actions; render them inside an element with the role `menu`. */
export function ActionItems<Context>({ entries, ...shared }: ActionItemsProps<Context>) {
  return entries.map((entry, index) => {
    if (entry === SEPARATOR) return <hr key={index} className={cx(styles.line, shared.isCompact && styles.compact)} />;
    if ('actions' in entry) return <Group key={entry.titleKey} group={entry} {...shared} />;
    if ('title' in entry) return <SiteItem key={entry.id} site={entry} {...shared} />;
    return <Item key={entry.id} action={entry} {...shared} />;
  });
}

type Shared<Context> = Omit<ActionItemsProps<Context>, 'entries'>;

function Group<Context>({ group, ...shared }: Shared<Context> & { group: ActionGroup<Context> }) {
  const t = useText();
  const title = t(group.titleKey);
  return (
    <div role="group" aria-label={title} className={styles.group}>
      <p className={styles.groupTitle} aria-hidden="true">
        <span className={styles.icon}>{group.icon}</span>
        {title}
      </p>
      <ActionItems entries={group.actions} {...shared} />
    </div>
  );
}

function SiteItem<Context>({ site, onChoose, isCompact }: Shared<Context> & { site: SiteAction }) {
  const t = useText();
  return (
    <button
      {...ITEM}
      type="button"
      className={cx(styles.item, isCompact && styles.compact)}
      aria-label={t('nav.newWindow', { name: site.title })}
      onClick={() => {
        onChoose();
        site.run();
      }}
    >
      {site.icon}
      <span className={styles.name}>{site.title}</span>
      <ExportOutlined className={cx(styles.end, styles.outside)} aria-hidden />
    </button>
  );
}

function Item<Context>({ action, context, onChoose, isCompact }: Shared<Context> & { action: Action<Context> }) {
  const t = useText();
  if (action.isVisible?.(context) === false) return null;
  const shared = {
    ...ITEM,
    className: cx(styles.item, isCompact && styles.compact),
    'aria-keyshortcuts': action.shortcut && !action.shortcut.isLocal ? ariaKeys(action.shortcut) : undefined,
  };
  const content = (
    <>
      <span className={styles.icon} aria-hidden>
        {action.icon}
      </span>
      {t(action.titleKey)}
    </>
  );
  if ('href' in action) {
    const address = action.href(context);
    return action.isNewWindow ? (
      <a {...shared} href={address} target="_blank" rel="noopener noreferrer" onClick={onChoose}>
        {content}
      </a>
    ) : (
      <Link {...shared} to={address} onClick={onChoose}>
        {content}
      </Link>
    );
  }
  const isChecked = action.isChecked?.(context);
  return (
    <button
      {...shared}
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      lang={action.lang}
      disabled={action.isEnabled !== undefined && !action.isEnabled(context)}
      onClick={() => {
        onChoose();
        action.run(context);
      }}
    >
      {content}
      {isChecked && <CheckOutlined className={styles.end} aria-hidden />}
    </button>
  );
}
