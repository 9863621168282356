import { computed, type ComputedRef, onScopeDispose, type Ref, ref, shallowRef } from 'vue';
import { repeatWhileVisible } from '@portal/subsystem-sdk';
import { usePortal, usePortalState } from '@portal/subsystem-sdk/vue';
import { type Incident, type IncidentDraft, seedIncidents } from '../incidents/incident';
import { applyDraft, type Draft, type Round } from './round';
import { seedRounds } from './seed';

// The rounds, in memory: changes last until the micro-app is unloaded.

export const rounds = shallowRef<readonly Round[]>(seedRounds(Date.now()));
export const incidents = shallowRef<readonly Incident[]>(seedIncidents(Date.now()));

/** Returns the round with this number, or undefined. */
export const useRound = (id: () => string): ComputedRef<Round | undefined> =>
  computed(() => rounds.value.find((round) => String(round.id) === id()));

export function saveRound(id: number, draft: Draft, completedAt: number | null): void {
  rounds.value = rounds.value.map((round) => (round.id === id ? applyDraft(round, draft, completedAt) : round));
}

export function addIncident(draft: IncidentDraft, reporter: string): void {
  const id = 1 + Math.max(...incidents.value.map((incident) => incident.id));
  const incident = { ...draft, place: draft.place.trim(), text: draft.text.trim() };
  incidents.value = [{ ...incident, id, at: Date.now(), reporter, isHandled: false }, ...incidents.value];
}

export function handleIncident(id: number): void {
  incidents.value = incidents.value.map((incident) =>
    incident.id === id ? { ...incident, isHandled: true } : incident,
  );
}

const TICK_MS = 20_000;

/** The current time, for what becomes due; not updated while the subsystem is hidden. */
export function useNow(): Readonly<Ref<number>> {
  const now = ref(Date.now());
  onScopeDispose(repeatWhileVisible(usePortal(), () => (now.value = Date.now()), TICK_MS));
  return now;
}

/** Formats times and days in the current language. */
export function useClock() {
  const state = usePortalState();
  const formats = computed(() => ({
    time: new Intl.DateTimeFormat(state.value.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: new Intl.DateTimeFormat(state.value.locale, { month: 'short', day: 'numeric', weekday: 'short' }),
  }));
  return {
    time: (at: number) => formats.value.time.format(at),
    day: (at: number) => formats.value.day.format(at),
  };
}
