import type { ReactNode } from 'react';
import type { TextKey } from '@/locales/text';
import type { Shortcut } from './shortcut';

interface ActionBase<Context> {
  /** Unique, `<area>.<verb>`. */
  id: string;
  titleKey: TextKey;
  /** Decorative: the title is the accessible name. */
  icon?: ReactNode;
  shortcut?: Shortcut;
  /** A menu leaves the action out. */
  isVisible?: (context: Context) => boolean;
  /** A menu shows the action as disabled. */
  isEnabled?: (context: Context) => boolean;
}

export interface RunAction<Context> extends ActionBase<Context> {
  run: (context: Context) => void;
  /** For a choice out of several: whether it is the current one. */
  isChecked?: (context: Context) => boolean;
  /** Language of the title, when it is not that of the page. */
  lang?: string;
}

/** An address, so that the browser's own ways to open a link work. */
export interface LinkAction<Context> extends ActionBase<Context> {
  href: (context: Context) => string;
  isNewWindow?: boolean;
}

/** Something that a person can do, as data: menus, keyboard shortcuts and their list are drawn from it. */
export type Action<Context = unknown> = RunAction<Context> | LinkAction<Context>;

/** A choice whose title is data from the server; it opens a new window. */
export interface SiteAction {
  id: string;
  title: string;
  icon: ReactNode;
  run: () => void;
}

export interface ActionGroup<Context> {
  titleKey: TextKey;
  icon: ReactNode;
  actions: readonly Action<Context>[];
}

export const SEPARATOR = 'separator';

export type ActionMenuItem<Context> = Action<Context> | SiteAction | ActionGroup<Context> | typeof SEPARATOR;
