import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { currentEdition } from '../current-edition';
import { PROBLEMS } from '../modules/problems';
import { AppError, type ProblemCode } from '../platform/http/app-error';
import { problemOf } from '../platform/http/problems';
import type { DescribedCall, Parameter } from './described-call';
import { describeSchema } from './json-schema';
import { TAGS } from './tags';

type Json = Record<string, unknown>;

const PROBLEM_TYPE = 'application/problem+json';
const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** The OpenAPI 3.1 document of the calls. */
export function makeDocument(calls: readonly DescribedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const described of calls) {
    const { path, call } = described;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(described) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: currentEdition().product,
      version: '1.0.0',
      description: `API de ${currentEdition().product}. La même chose, à lire\u00a0: /docs.`,
    },
    servers: [{ url: '/' }],
    tags: TAGS.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: describeSchema(problemSchema) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(described: DescribedCall): Json {
  const { call, id, tag, audience, parameters, body } = described;
  const { description } = call.schema;
  return {
    operationId: id,
    tags: [tag],
    summary: call.schema.summary,
    description: [`Qui peut l’appeler\u00a0: ${audience}.`, description].filter(Boolean).join(' '),
    ...securityOf(described),
    ...(parameters.length > 0 ? { parameters: parameters.map(parameterOf) } : {}),
    ...(body ? { requestBody: requestOf(body) } : {}),
    responses: { ...answersOf(described), ...refusalsOf(described), default: anyRefusal },
  };
}

function securityOf({ call }: DescribedCall): Json {
  if (call.access !== 'public') return { security: [{ bearer: [] }] };
  return call.caller === 'optional' ? { security: [{}, { bearer: [] }] } : {};
}

function parameterOf({ name, in: place, required, meaning, schema, example }: Parameter): Json {
  const examples = example === undefined ? {} : { examples: { exemple: { value: example } } };
  return { name, in: place, required, description: meaning, schema, ...examples };
}

function requestOf({ schema, example, multipart }: NonNullable<DescribedCall['body']>): Json {
  const media = { schema, examples: { exemple: { value: example } } };
  if (!multipart) {
    const required = !('default' in schema);
    return { required, content: { 'application/json': media } };
  }
  const encoding = Object.fromEntries(
    multipart.files.map((name) => [
      name,
      { contentType: multipart.mediaType ?? 'application/pdf' },
    ]),
  );
  return { required: true, content: { 'multipart/form-data': { ...media, encoding } } };
}

function answersOf({ answers }: DescribedCall): Json {
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const contents = answers.flatMap(({ status: of, mediaType, content }) => {
        if (of !== status || mediaType === null) return [];
        const media = content
          ? { schema: content.schema, examples: { exemple: { value: content.example } } }
          : {};
        return [[mediaType, media] as const];
      });
      if (contents.length === 0) return [status, { description: 'Fait, sans contenu.' }];
      return [status, { description: 'Fait.', content: Object.fromEntries(contents) }];
    }),
  );
}

function refusalsOf({ problems }: DescribedCall): Json {
  const statuses = [...new Set(problems.map((code) => PROBLEMS[code][0]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = problems.filter((code) => PROBLEMS[code][0] === status);
      const description = codes.map((code) => `${code}\u00a0: ${PROBLEMS[code][1]}`).join(' ');
      const examples = Object.fromEntries(codes.map((code) => [code, { value: sampleOf(code) }]));
      return [status, { description, content: { [PROBLEM_TYPE]: { schema: PROBLEM, examples } } }];
    }),
  );
}

/** A problem document as a caller would get it. */
export function sampleOf(code: ProblemCode) {
  const errors = [{ path: 'email', message: 'Cette adresse e-mail est incomplète.' }];
  return {
    ...problemOf(new AppError(code, code === 'INVALID_INPUT' ? { errors } : {}), PROBLEMS),
    requestId: 'c1a7e9d2-5b48-4f60-8d13-9e2f6a0b7c35',
  };
}

const anyRefusal = {
  description: 'Document de problème (RFC 9457)',
  content: { [PROBLEM_TYPE]: { schema: PROBLEM } },
};
