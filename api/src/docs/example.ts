import { type JsonSchema, plainSchema, withoutNull } from './json-schema';
import { SAMPLES } from './samples/all-samples';

export type Example = {
  value: unknown;
  /** Fields for which no value is known, in dotted form. */
  unknown: string[];
};

const FORMATS: Record<string, string> = {
  'date-time': '2025-03-03T09:30:00.000Z',
  date: '2025-04-28',
  email: 'exposant@exemple.dz',
  uuid: '7d5b2f0e-6c1a-4e8b-9a43-2b6f0c9d1e57',
};

/**
 * An example of a schema: the values of SAMPLES by the names of the fields, else what the schema itself tells.
 * @param root the subject of the call, `stand`: a sample called `stand.code` is for it alone
 */
export function exampleOf(schema: JsonSchema, root: string): Example {
  const unknown: string[] = [];
  const value = build(schema, [root], unknown);
  return { value, unknown };
}

function build(given: JsonSchema, path: readonly string[], unknown: string[]): unknown {
  // The subject alone is the name of no field.
  const sample = path.length > 1 ? findByPath(SAMPLES, path) : undefined;
  const schema = withoutNull(given);
  // A name may stand for an identifier in one call and for the whole thing in another.
  const fits = schema.properties === undefined || typeof sample === 'object';
  // Numbers are texts in an address.
  if (typeof sample === 'number' && schema.type === 'string') return String(sample);
  if (sample !== undefined && fits) return sample;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== '');
  if (schema.anyOf) return build(plainSchema(schema.anyOf[0]), path, unknown);
  if (schema.type === 'array') return [build(plainSchema(schema.items), path, unknown)];
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(
      entries.map(([name, field]) => [name, build(plainSchema(field), [...path, name], unknown)]),
    );
  }
  if (schema.type === 'boolean') return false;
  if (schema.contentMediaType !== undefined) return '(fichier)';
  const format = FORMATS[schema.format ?? ''];
  if (format !== undefined) return format;
  unknown.push(path.join('.'));
  return 'exemple';
}

/** What a table says of a path: `booth.name` goes before `name`. */
export function findByPath<T>(
  table: Readonly<Record<string, T>>,
  path: readonly string[],
): T | undefined {
  for (let start = 0; start < path.length; start += 1) {
    const key = path.slice(start).join('.');
    if (Object.hasOwn(table, key)) return table[key];
  }
  return undefined;
}
