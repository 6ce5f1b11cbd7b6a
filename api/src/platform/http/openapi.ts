import fastifySwagger from '@fastify/swagger';
import { EDITION } from '@mosta/shared/domain/edition';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';

type Converted = Record<string, unknown>;

/** Gives the OpenAPI 3.1 document of every tagged route at `/openapi.json`; register it before the routes. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: EDITION.product, version: '1.0.0', description: `API de ${EDITION.product}` },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: convertSchema(schema, route.config?.access !== 'public'),
    }),
  });
  app.get('/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
}

function convertSchema(schema: FastifySchema | undefined, guarded: boolean): FastifySchema {
  if (!schema?.tags) return { ...schema };
  const { body, params, querystring, response, ...texts } = schema;
  return {
    ...texts,
    ...(guarded ? { security: [{ bearer: [] }] } : {}),
    ...(body ? { body: convert(body, 'input') } : {}),
    ...(params ? { params: convert(params, 'input') } : {}),
    ...(querystring ? { querystring: convert(querystring, 'input') } : {}),
    response: { ...convertResponses(response), default: problemResponse },
  };
}

const problemResponse = {
  description: 'Document de problème (RFC 9457)',
  content: { 'application/problem+json': { schema: convert(problemSchema, 'output') } },
};

function convertResponses(response: unknown): Converted {
  if (typeof response !== 'object' || response === null) return {};
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [status, convert(schema, 'output')]),
  );
}

/** Transformations (trim, lower case) have no JSON schema: the document shows what goes in. */
function convert(schema: unknown, typeMode: 'input' | 'output'): Converted {
  if (!isSchema(schema))
    throw new TypeError('A route was given something else than a valibot schema');
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && '~run' in value;
}
