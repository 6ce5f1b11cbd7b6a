import { escapeHtml } from '@mosta/release/page/escape-html';
import type { Parameter } from './described-call';
import { findByPath } from './example';
import { type JsonSchema, plainSchema, withoutNull } from './json-schema';
import { MEANINGS } from './meanings';

type Row = { name: string; type: string; required: boolean; rule: string };

/** A table of every field of a schema, in dotted form; `[]` stands for each entry of a list. */
export function fieldsTable(caption: string, schema: JsonSchema, root: string): string {
  const rows = rowsOf(schema, [], root);
  return rows.length === 0 ? '' : table(caption, ['Champ', 'Type'], rows);
}

export function parametersTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, meaning = '', schema }) => ({
    name,
    type: place === 'path' ? 'chemin' : 'requête',
    required,
    rule: [meaning, ruleOf(withoutNull(schema))].filter(Boolean).join(' '),
  }));
  return table('Paramètres', ['Paramètre', 'Place'], rows);
}

function table(
  caption: string,
  [first, second]: readonly [string, string],
  rows: readonly Row[],
): string {
  const lines = rows.map(
    ({ name, type, required, rule }) =>
      `<tr><th scope="row"><code>${fieldName(name)}</code></th><td>${escapeHtml(type)}</td><td>${required ? 'obligatoire' : 'facultatif'}</td><td>${escapeHtml(rule)}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">${first}</th><th scope="col">${second}</th><th scope="col">Présence</th><th scope="col">Règle</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}

/** What leads to a field steps back behind its own name; lines break at the dots. */
function fieldName(name: string): string {
  const own = name.lastIndexOf('.') + 1;
  const above = escapeHtml(name.slice(0, own)).replaceAll('.', '.<wbr>');
  return `${above && `<span class="above">${above}</span>`}${escapeHtml(name.slice(own))}`;
}

function rowsOf(given: JsonSchema, path: readonly string[], root: string): Row[] {
  const schema = withoutNull(given);
  if (schema.type === 'array') {
    const last = path.at(-1) ?? '';
    return rowsOf(plainSchema(schema.items), [...path.slice(0, -1), `${last}[]`], root);
  }
  if (schema.anyOf) {
    return schema.anyOf.flatMap((choice) => rowsOf(plainSchema(choice), path, root));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, definition]) => {
    const field = plainSchema(definition);
    const inner = [...path, name];
    const meaning = findByPath(MEANINGS, [root, ...inner.map((key) => key.replace('[]', ''))]);
    const row = {
      name: inner.join('.'),
      type: typeOf(field),
      required: schema.required?.includes(name) ?? false,
      rule: [meaning, ruleOf(withoutNull(field))].filter(Boolean).join(' '),
    };
    return [row, ...rowsOf(field, inner, root)];
  });
}

const TYPES: Record<string, string> = {
  string: 'texte',
  number: 'nombre',
  integer: 'entier',
  boolean: 'vrai ou faux',
  object: 'objet',
};

function typeOf(given: JsonSchema): string {
  const schema = withoutNull(given);
  const nullable = schema !== given && given.anyOf?.some((one) => plainSchema(one).type === 'null');
  return plainTypeOf(schema) + (nullable ? ' ou null' : '');
}

function plainTypeOf(schema: JsonSchema): string {
  if (schema.contentMediaType !== undefined) return 'fichier PDF';
  if (schema.type === 'array') return `liste (${plainTypeOf(plainSchema(schema.items))})`;
  if (schema.anyOf) return schema.anyOf.map((one) => plainTypeOf(plainSchema(one))).join(' ou ');
  const example = schema.const ?? schema.enum?.[0];
  return TYPES[String(schema.type ?? typeof example)] ?? 'libre';
}

const FORMATS: Record<string, string> = {
  email: 'Adresse e-mail.',
  uuid: 'Identifiant (UUID).',
  date: 'Jour, AAAA-MM-JJ.',
  'date-time': 'Instant ISO 8601.',
};

/** The rules of a schema in a few words. */
function ruleOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format } = schema;
  const values = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])];
  const initial = schema.default;
  const rules = [
    values.length > 0 &&
      `Une valeur parmi\u00a0: ${values.map((value) => (value === '' ? 'vide' : value)).join(', ')}.`,
    FORMATS[format ?? ''],
    bounds(minLength, maxLength, 'caractères'),
    bounds(minimum, maximum, ''),
    bounds(minItems, maxItems, 'éléments'),
    schema.description && `Sinon refusé\u00a0: «\u00a0${schema.description}\u00a0»`,
    (typeof initial === 'number' || (typeof initial === 'string' && initial !== '')) &&
      `Absent\u00a0: ${initial}.`,
  ];
  return rules.filter((rule) => typeof rule === 'string' && rule !== '').join(' ');
}

const NUMBER = new Intl.NumberFormat('fr-FR');

function bounds(least: unknown, most: unknown, what: string): string {
  const unit = what === '' ? '' : `\u00a0${what}`;
  const from = typeof least === 'number' && least > (what === '' ? -1 : 1) ? least : null;
  const to = typeof most === 'number' && most < Number.MAX_SAFE_INTEGER ? most : null;
  if (from !== null && to !== null) {
    return `De ${NUMBER.format(from)} à ${NUMBER.format(to)}${unit}.`;
  }
  if (to !== null) return `${NUMBER.format(to)}${unit} au plus.`;
  return from === null ? '' : `${NUMBER.format(from)}${unit} au moins.`;
}
