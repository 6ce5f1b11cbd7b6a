/** Why a change of the registry or a version is refused, for programs. */
export type ReleaseCode =
  | 'REGISTRY_UNREADABLE'
  | 'REGISTRY_BUSY'
  | 'REMOTE_UNKNOWN'
  | 'VERSION_UNKNOWN'
  | 'NO_PREVIOUS_VERSION'
  | 'SHARE_INVALID';

/** A refused change: its message is one clear sentence for the person who asked, shown without a stack. */
export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseCode,
    message: string,
  ) {
    super(message);
    this.name = 'ReleaseError';
  }
}
