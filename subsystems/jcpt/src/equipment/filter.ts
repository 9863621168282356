import type { Day } from './days';
import { type Due, dueOf, DUES, type Equipment, type Kind, KINDS, type State, STATES } from './equipment';

/** What the ledger shows; it stands in the address, so that it can be sent to a colleague. */
export interface Filter {
  text: string;
  project: string | null;
  building: string | null;
  kind: Kind | null;
  state: State | null;
  due: Due | null;
}

/** A query as the router hands it over. */
export type Query = Readonly<Record<string, unknown>>;

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter out of an address; what it does not know counts as absent. */
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

/** The query of a filter, without what is not filtered. */
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

/** What a filter leaves; parts of it can be left aside, for the counts beside each choice. */
export function applyFilter(all: readonly Equipment[], filter: Filter, today: Day): Equipment[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((equipment) => {
    if (filter.project && equipment.project !== filter.project) return false;
    if (filter.building && equipment.building !== filter.building) return false;
    if (filter.kind && equipment.kind !== filter.kind) return false;
    if (filter.state && equipment.state !== filter.state) return false;
    if (filter.due && dueOf(equipment, today) !== filter.due) return false;
    const { code, name, project, building, place, model, keeper } = equipment;
    const haystack = `${code} ${name} ${project}${building}${place} ${model} ${keeper}`.toLowerCase();
    return words.every((part) => haystack.includes(part));
  });
}

const URGENCY: Record<Due, number> = { overdue: 0, none: 1, soon: 2, later: 3 };

/** What has to be done first stands first; what was scrapped last. */
export function byUrgency(all: readonly Equipment[], today: Day): Equipment[] {
  const rank = (equipment: Equipment) => (equipment.state === 'scrapped' ? 9 : URGENCY[dueOf(equipment, today)]);
  const due = ({ lastInspected, cycleDays }: Equipment) => Date.parse(lastInspected) / 86_400_000 + cycleDays;
  return [...all].sort((one, other) => rank(one) - rank(other) || due(one) - due(other) || one.id - other.id);
}

/** A project of the tree with its buildings, and how much equipment each has. */
export interface Branch {
  project: string;
  count: number;
  buildings: { name: string; count: number }[];
}

/** The tree of places, in the order in which they come. */
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
