import { computed, type ComputedRef, shallowRef } from 'vue';
import { dayOf } from './days';
import { applyDraft, type Draft, type Equipment, scrap } from './equipment';
import { seedEquipment } from './seed';

// The ledger, in memory: changes last until the micro-app is unloaded.

/** Today. */
export const today = (): string => dayOf(new Date());

export const ledger = shallowRef<readonly Equipment[]>(seedEquipment(today()));

const change = (id: number, update: (equipment: Equipment) => Equipment) => {
  ledger.value = ledger.value.map((equipment) => (equipment.id === id ? update(equipment) : equipment));
};

/** Returns the equipment with this number, or undefined. */
export const useEquipment = (id: () => string): ComputedRef<Equipment | undefined> =>
  computed(() => ledger.value.find((equipment) => String(equipment.id) === id()));

export const saveEquipment = (id: number, draft: Draft, who: string) =>
  change(id, (equipment) => applyDraft(equipment, draft, who, today()));

export const scrapEquipment = (id: number, reason: string, who: string) =>
  change(id, (equipment) => scrap(equipment, reason, who, today()));
