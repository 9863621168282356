import { useState } from 'react';
import { useStore } from 'zustand';
import type { SortableMove } from '@/components/sortable-list';
import { defaultOrder, moveEntry, ZONES, type MenuOrder, type MenuZone, type MoveRefusal } from '@/domain/menu-order';
import { BASIC_CODE, HOME_CODE } from '@/domain/navigation';
import { useText, type TextKey } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { navigationStore } from '../navigationStore';
import { useNavigationEntries, type ViewEntry } from '../useNavigationEntries';

const OWN = [HOME_CODE, BASIC_CODE];

const refusals: Record<MoveRefusal, TextKey> = {
  full: 'customize.refused.full',
  few: 'customize.refused.few',
  'before-own': 'customize.refused.beforeOwn',
  locked: 'customize.refused.locked',
};

const isZone = (zone: string): zone is MenuZone => (ZONES as readonly string[]).includes(zone);

/** The order being edited: the entries of each zone, and moves with the rules that refuse them. */
export function useMenuOrder() {
  const t = useText();
  const { main, more } = useNavigationEntries();
  const list = useStore(navigationStore, (state) => state.list);
  const entries = new Map([...main, ...more].map((entry) => [entry.systemCode, entry]));

  // Read once: saving in another window does not move the rows while the person sorts.
  const [order, setOrder] = useState<MenuOrder>(() => ({
    main: main.map(({ systemCode }) => systemCode),
    more: more.map(({ systemCode }) => systemCode),
  }));

  const attempt = ({ id, to }: SortableMove) =>
    isZone(to.zone) ? moveEntry(order, id, { zone: to.zone, index: to.index }) : ('locked' as const);

  return {
    order,
    zones: (zone: MenuZone): ViewEntry[] => order[zone].flatMap((code) => entries.get(code) ?? []),
    /** Final position of a move; it can differ from the requested one, because fixed entries stay in place. */
    landing(move: SortableMove): SortableMove['to'] | null {
      const next = attempt(move);
      const { zone } = move.to;
      return typeof next === 'string' || !isZone(zone) ? null : { zone, index: next[zone].indexOf(move.id) };
    },
    /** Returns false and shows the reason when the rules refuse. */
    move(move: SortableMove): boolean {
      const next = attempt(move);
      if (typeof next === 'string') {
        toast.show({ type: 'warning', text: t(refusals[next]) });
        return false;
      }
      setOrder(next);
      return true;
    },
    restoreDefault: () =>
      setOrder(
        defaultOrder(
          OWN,
          list.filter(({ systemCode }) => entries.has(systemCode)),
        ),
      ),
  };
}
