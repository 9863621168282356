import type { ApiHost } from '../../../src/domain/wire';
import { uploadFile } from '../../../src/services/files';

/** One call and how a test makes it. */
export interface ContractCase {
  row: string;
  host: ApiHost;
  method: 'GET' | 'POST';
  path: string;
  /** Names of the sent fields, sorted; for a list, the names in each of its items. */
  keys: string[];
  /** Makes the call through its service; may make others first. */
  make: () => Promise<unknown>;
  timeoutMs?: number;
  /** The calling persona; defaults to the one with every permission. */
  persona?: string;
}

/** The title of a case. */
export type Line = [
  row: string,
  signature: `${'GET' | 'POST'} /${string}`,
  keys: string[],
  make: () => Promise<unknown>,
  more?: Partial<Pick<ContractCase, 'host' | 'timeoutMs' | 'persona'>>,
];

/** The first page of a list, and the names of its parameters. */
export const page = { pageNo: 1, pageSize: 10 };
export const PAGE = ['pageNo', 'pageSize'];

/** The first record of a non-empty list. */
export const first = <Item>(items: Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('the mock server has no record to try this with');
  return item;
};

/** The id of the first record of a page. */
export const firstId = async (list: Promise<{ records: { id: string }[] }>) => first((await list).records).id;

/** Uploads a small document. */
export const upload = () => uploadFile(new File(['%PDF-1.4'], '说明.pdf', { type: 'application/pdf' }));
