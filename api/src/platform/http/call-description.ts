import type * as v from 'valibot';
import type { ProblemCode } from './app-error';

/** A body of several parts: JSON texts by their schema, and files, which are PDFs unless a media type says otherwise. */
export type Multipart = {
  texts: v.GenericSchema;
  files: readonly string[];
  /** Files that have to be there. */
  demanded: readonly string[];
  mediaType?: string;
};

declare module 'fastify' {
  /** What a route says of itself beside its valibot schemas; `/docs` and `/openapi.json` show it. */
  interface FastifySchema {
    tags?: readonly string[];
    /** One French sentence without its full stop: what the call does. */
    summary?: string;
    description?: string;
    /** What it may refuse beyond what its schemas, its access and its limits tell already. */
    problems?: readonly ProblemCode[];
    /** Media type of an answer that is not JSON; several where the caller chooses. */
    produces?: string | readonly string[];
    multipart?: Multipart;
  }
}
