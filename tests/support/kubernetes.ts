import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** An object of a manifest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; annotations?: Record<string, string> };
  [field: string]: unknown;
}

// The package exports classes, which copy what they validate.
const schemas = join(__dirname, '..', '..', 'node_modules', 'kubernetes-models', '_schemas');

interface Validate {
  (data: unknown): boolean;
  errors: { instancePath: string; message?: string; keyword: string }[] | null;
}

export const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

/** Renders a folder with the command of `ensureKustomize`. */
export const renderOverlay = ([command, ...args]: string[], folder: string): Manifest[] =>
  manifestsIn(execFileSync(command!, [...args, folder], { encoding: 'utf8' }));

/** The data, and the paths of its fields that nobody has read: the schemas allow unknown fields, a cluster drops them. */
function recordReads<Data extends object>(data: Data, path = '', unread = new Set<string>()): [Data, Set<string>] {
  for (const key of Object.keys(data)) unread.add(`${path}/${key}`);
  const recorded = new Proxy(data, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'string') unread.delete(`${path}/${key}`);
      return typeof value === 'object' && value !== null
        ? recordReads(value, `${path}/${String(key)}`, unread)[0]
        : value;
    },
    // Fields with any name, such as labels, are read by listing them.
    ownKeys(target) {
      for (const key of Object.keys(target)) unread.delete(`${path}/${key}`);
      return Reflect.ownKeys(target);
    },
  });
  return [recorded, unread];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The schema of Kubernetes for an object, as published for its API version. */
function schemaOf({ apiVersion, kind }: Manifest): Validate {
  const [version, group = 'core'] = apiVersion.split('/').reverse() as [string, string?];
  const file = `IoK8sApi${capitalized(group.split('.')[0]!)}${capitalized(version)}${kind}.js`;
  return (jest.requireActual(join(schemas, file)) as { validate: Validate }).validate;
}

/** What is wrong with an object by the published schema: types, missing and unknown fields. */
export function problemsOf(manifest: Manifest): string[] {
  const validate = schemaOf(manifest);
  const [data, unread] = recordReads(manifest);
  const isValid = validate(data);
  const name = `${manifest.kind} ${manifest.metadata.name}`;
  return [
    ...(isValid ? [] : (validate.errors ?? []).map((error) => `${name}${error.instancePath}: ${error.keyword}`)),
    ...[...unread].map((path) => `${name}${path}: unknown`),
  ];
}
