// Servers with other habits: each changes the JSON of a response on its way into the browser (A40).
import type { Page } from '@playwright/test';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Fields {
  [key: string]: Json;
}

const isFields = (value: Json): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Fields that identify records, or that decisions depend on. */
const ESSENTIAL = /^(id|isLimit|telephone)$|Code$|^code$|^serviceName$/;

/** Applies a change to every object of a value, the inner ones first. */
const eachObject = (value: Json, change: (fields: Fields) => Fields): Json => {
  if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
  if (!isFields(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachObject(inner, change)])));
};

const pick = (fields: Fields, shouldKeep: (key: string, value: Json) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => shouldKeep(key, value)));

const eachList = (value: Json, change: (items: Json[]) => Json[]): Json => {
  if (Array.isArray(value)) return change(value.map((item) => eachList(item, change)));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachList(inner, change)]));
};

const ofData = (change: (data: Json) => Json) => (body: Fields) =>
  'data' in body ? { ...body, data: change(body.data!) } : body;

/** Whether a value is a list of records; decisions depend on lists of codes. */
const isRecords = (value: Json): value is Json[] => Array.isArray(value) && isFields(value[0] ?? null);

const isStructure = (value: Json) => typeof value === 'object' && value !== null;

/** Random numbers between 0 and 1, the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = seeded(40);

/** Unknown fields that such a server adds to every object. */
export const ADDED_FIELDS = { addedByServer: { tags: ['a', null], shouldKeep: true }, revision: 41 };

type Change = (body: Fields) => Fields;

/** Applies changes one after the other. */
const all =
  (...changes: Change[]): Change =>
  (body) =>
    changes.reduce((changed, change) => change(changed), body);

const withoutEmpty = ofData((data) =>
  eachObject(data, (fields) =>
    pick(fields, (_, value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)),
  ),
);

const withoutAThird = ofData((data) =>
  eachObject(data, (fields) =>
    pick(fields, (key, value) => ESSENTIAL.test(key) || isStructure(value) || random() > 1 / 3),
  ),
);

const essentialOnly = ofData((data) =>
  eachObject(data, (fields) => pick(fields, (key, value) => ESSENTIAL.test(key) || isStructure(value))),
);

const otherEnvelope: Change = ({ status, code, msg, ...rest }) => ({
  ...rest,
  ...(status === undefined ? { status: code! } : { code: status }),
  message: msg ?? null,
});

const swappedStructures: Change = (body) => {
  if (isRecords(body.data ?? null)) return { ...body, data: { ...(body.data as Json[]) } as unknown as Fields };
  return isFields(body.data ?? null) && 'records' in (body.data as Fields) ? { ...body, data: [body.data!] } : body;
};

const otherSpellings = ofData((data) =>
  eachObject(data, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value === 'number' ? String(value) : typeof value === 'boolean' ? Number(value) : value,
      ]),
    ),
  ),
);

const moreFields = ofData((data) => eachObject(data, (fields) => ({ ...fields, ...ADDED_FIELDS })));

const longIds = ofData((data) =>
  eachObject(data, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, key === 'id' ? `900719925474${String(value)}` : value]),
    ),
  ),
);

/** A null and nonsense between the records of every list. */
export const nonsenseRecords = ofData((data) =>
  eachList(data, (items) => [null, { nonsense: true }, ...items, 7, 'text', []]),
);

/** Changes of whole records, which a form has to show and to send back. */
export const otherRecords = all(withoutEmpty, otherSpellings, moreFields);

/**
 * Servers for every screen. Each has several quirks that do not hide one another; the contract tests try each by
 * itself with every call.
 */
export const servers: Record<string, Change> = {
  'sends ids and codes only, in another envelope': all(essentialOnly, otherEnvelope),
  'leaves out a third of the fields and what is empty, and sends numbers as text, and yes and no as 1 and 0': all(
    withoutAThird,
    withoutEmpty,
    otherSpellings,
  ),
  'sends nonsense between the records, fields of its own, and ids that a double would round': all(
    longIds,
    moreFields,
    nonsenseRecords,
  ),
  'sends an array where an object is meant, and the other way round': swappedStructures,
};

/** Applies a change to the responses of the mock server. */
export const serveWith = (page: Page, change: Change) =>
  page.route(/\/_(base|workorder|portal)\//, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    // Closing the page aborts its calls.
    if (!response || text === undefined) return route.abort().catch(() => undefined);
    let body: Json;
    try {
      body = JSON.parse(text) as Json;
    } catch {
      return route.fulfill({ response });
    }
    await route.fulfill({ response, json: isFields(body) ? change(body) : body });
  });
