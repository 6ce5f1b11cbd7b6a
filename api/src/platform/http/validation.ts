import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import * as v from 'valibot';
import { AppError } from './app-error';

/** Lets Fastify derive the types of body, query and parameters from valibot schemas. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

/** The app as the modules' routes see it. */
export type ValibotApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypeProvider
>;

/** Makes the shared valibot schemas the validators of every route. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (data: unknown) => {
    const parsed = v.safeParse(schema, data, { message: plainSentence });
    return parsed.success ? { value: parsed.output } : { error: toInvalidInput(parsed.issues) };
  });
  // JSON alone: a page of another origin can send text, too, without asking first.
  app.removeContentTypeParser('text/plain');
  app.setSerializerCompiler(() => (data: unknown) => JSON.stringify(data));
}

/** The same for what arrives otherwise than as the body. @throws AppError INVALID_INPUT */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, data, { message: plainSentence });
  if (parsed.success) return parsed.output;
  throw toInvalidInput(parsed.issues);
}

function toInvalidInput(issues: readonly v.BaseIssue<unknown>[]): AppError {
  return new AppError('INVALID_INPUT', { errors: issues.map(toFieldError) });
}

/** For what the schemas leave to the library, which speaks English: a missing field, a wrong type. */
function plainSentence(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined'
    ? 'Ce champ est obligatoire.'
    : 'Cette valeur n’est pas acceptée.';
}

function toFieldError(issue: v.BaseIssue<unknown>): { path: string; message: string } {
  return { path: v.getDotPath(issue) ?? '', message: issue.message };
}
