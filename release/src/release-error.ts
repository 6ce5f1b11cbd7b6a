import type { Refusal } from './refusal';

/** Why a change of the registry or a version is refused, for programs. */
export type ReleaseCode =
  | 'REGISTRY_UNREADABLE'
  | 'REGISTRY_NEWER'
  | 'REGISTRY_BUSY'
  | 'REMOTE_UNKNOWN'
  | 'VERSION_UNKNOWN'
  | 'NO_PREVIOUS_VERSION'
  | 'NO_CANARY'
  | 'CANARY_STOPPED'
  | 'CANARY_IS_ACTIVE'
  | 'SHARE_INVALID'
  | 'BUILD_INVALID'
  | 'HASH_MISMATCH'
  | 'ARCHIVE_REFUSED'
  | 'TOKEN_UNKNOWN'
  | 'FILE_CHANGED'
  /** Storage that several machines share does not answer, or does not know what is needed of it. */
  | 'BUCKET_UNAVAILABLE'
  | 'BUCKET_UNSUITABLE';

/** A refused change: its message is one clear sentence for the person who asked, shown without a stack. */
export class ReleaseError extends Error {
  /** Each reason on its own, where a build is refused for several. */
  readonly refusals: readonly Refusal[];

  constructor(
    readonly code: ReleaseCode,
    message: string,
    { refusals = [], ...options }: ErrorOptions & { refusals?: readonly Refusal[] } = {},
  ) {
    super(message, options);
    this.name = 'ReleaseError';
    this.refusals = refusals;
  }
}
