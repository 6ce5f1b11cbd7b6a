import type { ReleaseError } from '@mosta/release/release-error';
import { AppError, type ProblemCode, type ProblemEntry } from '../../platform/http/app-error';

export const RELEASE_PROBLEMS = {
  BUILD_REFUSED: [422, 'Cette construction est refusée.'],
  ARCHIVE_REFUSED: [422, 'Cette archive est refusée.'],
  HASH_MISMATCH: [409, 'L’empreinte annoncée n’est pas celle du contenu.'],
  VERSION_UNKNOWN: [404, 'Cette version n’est pas publiée.'],
  NO_PREVIOUS_VERSION: [409, 'Il n’y a pas de version précédente.'],
  NO_CANARY: [409, 'Aucune version n’est à l’essai.'],
  CANARY_REFUSED: [409, 'Cet essai n’est pas possible.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof RELEASE_PROBLEMS, ProblemEntry> {}
}

/** How the service says what a release refuses. */
const CODES: Record<ReleaseError['code'], ProblemCode> = {
  REGISTRY_UNREADABLE: 'UNAVAILABLE',
  REGISTRY_NEWER: 'UNAVAILABLE',
  REGISTRY_BUSY: 'UNAVAILABLE',
  REMOTE_UNKNOWN: 'NOT_FOUND',
  VERSION_UNKNOWN: 'VERSION_UNKNOWN',
  NO_PREVIOUS_VERSION: 'NO_PREVIOUS_VERSION',
  NO_CANARY: 'NO_CANARY',
  CANARY_STOPPED: 'CANARY_REFUSED',
  CANARY_IS_ACTIVE: 'CANARY_REFUSED',
  SHARE_INVALID: 'INVALID_INPUT',
  BUILD_INVALID: 'BUILD_REFUSED',
  HASH_MISMATCH: 'HASH_MISMATCH',
  FILE_CHANGED: 'BUILD_REFUSED',
  ARCHIVE_REFUSED: 'ARCHIVE_REFUSED',
  TOKEN_UNKNOWN: 'NOT_FOUND',
  BUCKET_UNAVAILABLE: 'UNAVAILABLE',
  BUCKET_UNSUITABLE: 'UNAVAILABLE',
};

/** A refusal as a problem document, with its sentence. */
export function problemOfRelease({ code, message }: ReleaseError): AppError {
  return new AppError(CODES[code], { detail: message });
}
