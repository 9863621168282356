import { computed, type ComputedRef, shallowRef } from 'vue';
import { dayOf } from './days';
import { applyDraft, type Draft, type Equipment, scrap } from './equipment';
import { seedEquipment } from './seed';

// The ledger, in memory: what is saved stays for the life of the micro-app.

/** The day on which the person works. */
export const today = (): string => dayOf(new Date());

export const ledger = shallowRef<readonly Equipment[]>(seedEquipment(today()));

const change = (id: number, update: (equipment: Equipment) => Equipment) => {
  ledger.value = ledger.value.map((equipment) => (equipment.id === id ? update(equipment) : equipment));
};

/** One piece of equipment; undefined when there is none of that number. */
export const useEquipment = (id: () => string): ComputedRef<Equipment | undefined> =>
  computed(() => ledger.value.find((equipment) => String(equipment.id) === id()));

export const saveEquipment = (id: number, draft: Draft, who: string) =>
  change(id, (equipment) => applyDraft(equipment, draft, who, today()));

export const scrapEquipment = (id: number, reason: string, who: string) =>
  change(id, (equipment) => scrap(equipment, reason, who, today()));
