import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export const SAMPLE_EMAIL = 'exemple@exemple.dz';

/** What this project's schemas demand beyond what a JSON schema says: telephone, tax number, code… */
const CANDIDATES: readonly unknown[] = [
  'Exemple',
  'Exemple-Exemple',
  SAMPLE_EMAIL,
  '+213555123456',
  '123456789012345',
  '2025-04-28',
  '2025-04-28T09:00:00.000Z',
  'https://exemple.dz/',
  '/sample/sponsors/star.svg',
  'exemple-01',
  'EXEMPLE10',
  '27/00-0012345B19',
  '00000000-0000-4000-8000-000000000000',
  'DZD',
  'DZ',
  'B49',
  '10:00',
  '18:00',
  '1',
  '2025',
  1,
  10,
  2027,
  true,
  { DZD: 100 },
  ['Exemple'],
  'Voisin 1,Voisin 2',
  ['Exemple', 'Exemple 2'].map((code) => ({ code, revision: 0 })),
  ['EX-1', 'EX-2'].map((code) => ({ code, share: 0.5 })),
  'EX-1',
  0.5,
  [{ upTo: null, dinarsPerHundredPortions: 1 }],
  null,
];

/** The part of JSON Schema that valibot's schemas become. */
type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema | boolean;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
};

const FORMATS: Record<string, string> = {
  email: SAMPLE_EMAIL,
  date: '2025-04-28',
  'date-time': '2025-04-28T09:00:00.000Z',
  uri: 'https://exemple.dz/',
};

let identifiers = 0;

/** Another one at each place of a sample, the same ones in each. */
function identifier(): string {
  identifiers += 1;
  return `00000000-0000-4000-8000-${String(identifiers).padStart(12, '0')}`;
}

export function isValibotSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && '~run' in value;
}

/**
 * A value that the schema takes, made from the schema alone.
 * @param extent `minimal`: the demanded fields only; `full`: the optional ones too
 * @throws Error when a field's rule cannot be guessed: its value then belongs into CANDIDATES
 */
export function sampleOf(schema: v.GenericSchema, extent: 'minimal' | 'full'): unknown {
  identifiers = 0;
  const described = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return repair(schema, draft(described as JsonSchema, extent));
}

function draft(schema: JsonSchema, extent: 'minimal' | 'full'): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== '') ?? schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return draft(choice, extent);
  const [first, ...others] = schema.allOf ?? [];
  if (first) {
    return others.reduce<unknown>(
      (whole, part) => Object.assign(whole ?? {}, draft(part, extent)),
      draft(first, extent),
    );
  }
  switch (schema.type) {
    case 'object': {
      const names = extent === 'full' ? Object.keys(schema.properties ?? {}) : schema.required;
      return Object.fromEntries(
        (names ?? []).map((name) => [name, draft(schema.properties?.[name] ?? {}, extent)]),
      );
    }
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, extent === 'full' ? 1 : 0);
      const items = typeof schema.items === 'object' ? schema.items : {};
      return Array.from({ length }, () => draft(items, extent));
    }
    case 'string':
      if (schema.format === 'uuid') return identifier();
      return FORMATS[schema.format ?? ''] ?? 'Exemple'.padEnd(schema.minLength ?? 0, '-');
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return 'Exemple';
  }
}

/** Tries candidates where the schema complains, until it does no more. */
function repair(schema: v.GenericSchema, drafted: unknown): unknown {
  let value = drafted;
  for (let round = 0; round < 100; round += 1) {
    const issues = v.safeParse(schema, value).issues;
    const [issue] = issues ?? [];
    if (!issue) return value;
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    const better = CANDIDATES.map((candidate) => withValue(value, keys, candidate)).find(
      (changed) => !complainsAt(schema, changed, keys),
    );
    if (better === undefined) {
      throw new Error(
        `No value is known for « ${keys.join('.')} » (${issue.message}): add one to CANDIDATES in test/safety/support/samples.ts`,
      );
    }
    value = better;
  }
  throw new Error('The schema takes none of the candidates');
}

function complainsAt(schema: v.GenericSchema, value: unknown, keys: readonly string[]): boolean {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.some((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    return keys.every((key, index) => path[index] === key);
  });
}

/** A copy with another value at that path. */
export function withValue(
  whole: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((entry, index) =>
      String(index) === key ? withValue(entry, rest, value) : entry,
    );
  }
  const fields = typeof whole === 'object' && whole !== null ? whole : {};
  const before = Object.entries(fields).find(([name]) => name === key)?.[1];
  return Object.fromEntries([...Object.entries(fields), [key, withValue(before, rest, value)]]);
}

/** Where values lie in a sample, the whole first. */
export function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, entry]) =>
      pathsOf(entry).map((path) => [key, ...path]),
    ),
  ];
}
