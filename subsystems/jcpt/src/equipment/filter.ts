import type { Day } from './days';
import { type Due, dueOf, DUES, type Equipment, type Kind, KINDS, type State, STATES } from './equipment';

/** The filter of the ledger, stored in the address, so that it can be shared. */
export interface Filter {
  text: string;
  project: string | null;
  building: string | null;
  kind: Kind | null;
  state: State | null;
  due: Due | null;
}

/** A query as vue-router passes it. */
export type Query = Readonly<Record<string, unknown>>;

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter from an address; unknown values are ignored. */
export function readFilter(query: Query): Filter {
  const project = word(query.project) || null;
  return {
    text: word(query.q),
    project,
    building: project === null ? null : word(query.building) || null,
    kind: oneOf(KINDS, query.kind),
    state: oneOf(STATES, query.state),
    due: oneOf(DUES, query.due),
  };
}

/** The query of a filter, without empty fields. */
export function writeFilter({ text, project, building, kind, state, due }: Filter): Record<string, string> {
  const query: Record<string, string> = {};
  if (text) query.q = text;
  if (project) query.project = project;
  if (project && building) query.building = building;
  if (kind) query.kind = kind;
  if (state) query.state = state;
  if (due) query.due = due;
  return query;
}

/** Whether equipment counts under a due date; what is scrapped is not inspected any more. */
export const isDue = (equipment: Equipment, due: Due, today: Day): boolean =>
  equipment.state !== 'scrapped' && dueOf(equipment, today) === due;

/** The equipment that matches a filter; counts ignore a part of it. */
export function applyFilter(all: readonly Equipment[], filter: Filter, today: Day): Equipment[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((equipment) => {
    if (filter.project && equipment.project !== filter.project) return false;
    if (filter.building && equipment.building !== filter.building) return false;
    if (filter.kind && equipment.kind !== filter.kind) return false;
    if (filter.state && equipment.state !== filter.state) return false;
    if (filter.due && !isDue(equipment, filter.due, today)) return false;
    const { code, name, project, building, place, model, keeper } = equipment;
    const haystack = `${code} ${name} ${project}${building}${place} ${model} ${keeper}`.toLowerCase();
    return words.every((part) => haystack.includes(part));
  });
}

const URGENCY: Record<Due, number> = { overdue: 0, none: 1, soon: 2, later: 3 };

/** Sorts by urgency; scrapped equipment comes last. */
export function byUrgency(all: readonly Equipment[], today: Day): Equipment[] {
  const rank = (equipment: Equipment) => (equipment.state === 'scrapped' ? 9 : URGENCY[dueOf(equipment, today)]);
  const due = ({ lastInspected, cycleDays }: Equipment) => Date.parse(lastInspected) / 86_400_000 + cycleDays;
  return [...all].sort((one, other) => rank(one) - rank(other) || due(one) - due(other) || one.id - other.id);
}

/** A project of the tree with its buildings and their equipment counts. */
export interface Branch {
  project: string;
  count: number;
  buildings: { name: string; count: number }[];
}

/** The tree of locations, in their original order. */
export function treeOf(all: readonly Equipment[], counted: readonly Equipment[]): Branch[] {
  const branches = new Map<string, Map<string, number>>();
  for (const { project, building } of all) {
    const buildings = branches.get(project) ?? new Map<string, number>();
    branches.set(project, buildings.set(building, 0));
  }
  for (const { project, building } of counted) {
    const buildings = branches.get(project)!;
    buildings.set(building, buildings.get(building)! + 1);
  }
  return [...branches].map(([project, buildings]) => ({
    project,
    count: [...buildings.values()].reduce((sum, count) => sum + count, 0),
    buildings: [...buildings].map(([name, count]) => ({ name, count })),
  }));
}
