import { ORGANIZER_ROLES } from '@mosta/shared/domain/organizer-roles';
import { ROLES, type Role } from '@mosta/shared/schemas/account.schema';
import { type Call, mayCall } from '../platform/http/access';
import type { ProblemCode } from '../platform/http/app-error';
import type { Multipart } from '../platform/http/call-description';
import { exampleOf, findByPath } from './example';
import { describeSchema, isValibotSchema, type JsonSchema, plainSchema } from './json-schema';
import { MEANINGS } from './meanings';

/** A value's schema and an example of it. */
export type Described = { schema: JsonSchema; example: unknown };

export type Parameter = Described & {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  meaning: string | undefined;
};

export type Answer = {
  status: string;
  /** Null for an answer without content. */
  mediaType: string | null;
  /** Undefined where the content is no JSON. */
  content: Described | undefined;
};

/** Everything that is documented of a call; the page and the OpenAPI document both show this. */
export type DescribedCall = {
  call: Call;
  /** Stable and unique: `postStandCodeHold`. */
  id: string;
  tag: string;
  /** In braces, as OpenAPI writes it: `/v1/stand/{code}`. */
  path: string;
  audience: string;
  parameters: Parameter[];
  body: (Described & { multipart: Multipart | undefined }) | undefined;
  answers: Answer[];
  problems: ProblemCode[];
  /** Fields of the examples for which nobody has given a value. */
  unknown: string[];
};

/** What any call may answer when the service or the network does not follow. */
export const GENERAL_PROBLEMS: readonly ProblemCode[] = [
  'INTERNAL',
  'UNAVAILABLE',
  'REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
];

export function describeCall(call: Call): DescribedCall {
  const { method, url, schema } = call;
  const root = rootOf(url);
  const unknown: string[] = [];
  const describe = (given: JsonSchema): Described => {
    const example = exampleOf(given, root);
    unknown.push(...example.unknown);
    return { schema: given, example: example.value };
  };
  const json = bodySchemaOf(call);
  return {
    call,
    id: method.toLowerCase() + words(url).map(capital).join(''),
    tag: schema.tags?.[0] ?? '',
    path: url.replace(/:(\w+)/g, '{$1}'),
    audience: audienceOf(call),
    parameters: [
      ...parametersOf(schema.params, 'path', url, describe),
      ...parametersOf(schema.querystring, 'query', url, describe),
    ],
    body: json && { ...describe(json), multipart: schema.multipart },
    answers: answersOf(call, describe),
    problems: problemsOf(call),
    unknown,
  };
}

/** The subject of an address: `/v1/organizer/stand/:code` is about `stand`. */
export function rootOf(url: string): string {
  return words(url).find((word) => word !== 'organizer') ?? '';
}

function words(url: string): string[] {
  return url.split(/[^a-zA-Z]+/).filter((word) => word !== '' && word !== 'v');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const AUDIENCES: Record<Role, string> = { Exhibitor: 'exposants', Organizer: 'organisateurs' };

function audienceOf(call: Call): string {
  const { access, caller } = call;
  if (access !== 'public') {
    const named = access.map((role) => AUDIENCES[role]).join(' et ');
    return access.includes('Organizer') ? `${named} (${organizersOf(call)})` : named;
  }
  return caller === 'optional' ? 'tout le monde, connecté ou non' : 'tout le monde';
}

/** Which of the organisers make a call, and in which area of their work (decision 0082). */
function organizersOf(call: Call): string {
  const roles = ORGANIZER_ROLES.filter((organizerRole) =>
    mayCall(call, { role: 'Organizer', organizerRole }),
  );
  const named = roles.length === ORGANIZER_ROLES.length ? 'tous les rôles' : roles.join(', ');
  return call.area === undefined ? named : `domaine ${call.area}\u00a0: ${named}`;
}

function parametersOf(
  schema: unknown,
  place: Parameter['in'],
  url: string,
  describe: (schema: JsonSchema) => Described,
): Parameter[] {
  if (!isValibotSchema(schema)) return [];
  const { properties = {}, required = [] } = describeSchema(schema);
  const before = place === 'path' ? words(url.slice(0, url.lastIndexOf(':'))).slice(-1) : [];
  return Object.entries(properties).map(([name, property]) => {
    const { example } = describe({ type: 'object', properties: { [name]: property } });
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      meaning: findByPath(MEANINGS, [rootOf(url), ...before, name]),
      schema: plainSchema(property),
      example: fieldOf(example, name),
    };
  });
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function bodySchemaOf({ schema }: Call): JsonSchema | undefined {
  const { body, multipart } = schema;
  if (isValibotSchema(body)) return describeSchema(body);
  if (!multipart) return undefined;
  const texts = describeSchema(multipart.texts);
  const files = multipart.files.map((name): [string, JsonSchema] => [
    name,
    { type: 'string', contentMediaType: multipart.mediaType ?? 'application/pdf' },
  ]);
  return {
    ...texts,
    properties: { ...texts.properties, ...Object.fromEntries(files) },
    required: [...(texts.required ?? []), ...multipart.demanded],
  };
}

function answersOf({ schema }: Call, describe: (schema: JsonSchema) => Described): Answer[] {
  if (schema.produces !== undefined) {
    return [schema.produces]
      .flat()
      .map((mediaType) => ({ status: '200', mediaType, content: undefined }));
  }
  const { response } = schema;
  if (typeof response !== 'object' || response === null) return [];
  return Object.entries(response).map(([status, answer]: [string, unknown]) =>
    isValibotSchema(answer) && !['null', 'undefined'].includes(answer.type)
      ? { status, mediaType: 'application/json', content: describe(describeSchema(answer)) }
      : { status, mediaType: null, content: undefined },
  );
}

/** Codes that follow from what the call takes and from who may make it, and its own. */
function problemsOf({ url, access, area, caller, limited, config, schema }: Call): ProblemCode[] {
  const costly = config.costs !== undefined;
  const hasBody = schema.body !== undefined || schema.multipart !== undefined;
  const codes: (ProblemCode | false)[] = [
    (hasBody || schema.querystring !== undefined) && 'INVALID_INPUT',
    hasBody && 'MALFORMED_REQUEST',
    (access !== 'public' || caller === 'optional') && 'UNAUTHENTICATED',
    (access !== 'public' || caller === 'optional') && 'TOKEN_EXPIRED',
    access !== 'public' && access.length < ROLES.length && 'FORBIDDEN',
    access !== 'public' &&
      access.includes('Organizer') &&
      area !== 'own' &&
      'SECOND_FACTOR_SETUP_REQUIRED',
    url.includes(':') && 'NOT_FOUND',
    ...(schema.problems ?? []),
    hasBody && 'PAYLOAD_TOO_LARGE',
    hasBody && 'UNSUPPORTED_MEDIA_TYPE',
    (limited || costly) && 'TOO_MANY_REQUESTS',
    costly && 'QUOTA_REACHED',
    costly && 'BUDGET_SPENT',
    schema.multipart !== undefined && 'STORAGE_FULL',
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
