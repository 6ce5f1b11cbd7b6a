import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasCode } from '../error-code';
import { AppError } from './app-error';
import type { ValibotApp, ValibotTypeProvider } from './validation';

type Limits = {
  /** Bytes of a file; a longer one arrives truncated. */
  fileSize: number;
  files: number;
  texts: number;
};

/** A scope of its own for calls that take multipart bodies, so that no other call takes them. */
export async function multipartScope(
  app: FastifyInstance,
  { fileSize, files, texts }: Limits,
  addRoutes: (scope: ValibotApp) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        ...{ fileSize, files, fields: texts },
        parts: files + texts,
        fieldSize: 200_000,
        fieldNameSize: 100,
      },
    });
    addRoutes(scope.withTypeProvider<ValibotTypeProvider>());
  });
}

/** Gives the parts of a body as they arrive. @throws AppError UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST */
export async function takeParts<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  take: (parts: AsyncIterable<Multipart>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return await take(request.parts());
  } catch (error) {
    // What is left of a refused body is not waited for.
    request.raw.unpipe();
    request.raw.resume();
    reply.header('connection', 'close');
    throw toRefusal(error);
  }
}

/** A malformed body makes busboy throw bare errors, and a broken connection ends the file's stream. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const bare = error.constructor === Error && !('code' in error);
  return bare || hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')
    ? new AppError('MALFORMED_REQUEST')
    : error;
}
