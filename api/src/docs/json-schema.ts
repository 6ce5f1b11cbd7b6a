import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/**
 * The JSON schema of a valibot schema, as the service takes the value after trimming it. Rules that JSON Schema cannot
 * say (a tax number, a telephone number) become its `description`, in the sentence with which they refuse.
 */
export function describeSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    target: 'draft-2020-12',
    // Of a variant's choices one fits at most: the page reads them as any others.
    overrideSchema: ({ jsonSchema: { oneOf, ...others } }) =>
      oneOf ? { ...others, anyOf: oneOf } : null,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const message = refusalOf(valibotAction);
      if (message === '') return null;
      const sentences = [jsonSchema.description, message].filter((text) => text !== undefined);
      return { ...jsonSchema, description: [...new Set(sentences)].join(' ') };
    },
  });
  return rest;
}

/** What nearly every text refuses: not worth a line at each. */
const EVERYWHERE = 'Ce champ contient un caractère interdit.';

/**
 * The sentence of a check; empty for every other action, since JSON Schema says those itself, and for words that are
 * no sentence: pages translate them.
 */
function refusalOf({ type, message }: { type: string; message?: unknown }): string {
  const documented = typeof message === 'string' && message.endsWith('.') && message !== EVERYWHERE;
  return /check$/i.test(type) && documented ? message : '';
}

export function isValibotSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && '~run' in value;
}

/** `true` and `false` are JSON schemas, too. */
export function plainSchema(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? schema : {};
}

/** The schema of what is there, of one that also takes null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? []).map(plainSchema).filter(({ type }) => type !== 'null');
  const [only] = choices;
  if (!only) return schema;
  const { anyOf: _anyOf, ...rest } = schema;
  return choices.length === 1 ? { ...only, ...rest } : { ...rest, anyOf: choices };
}
