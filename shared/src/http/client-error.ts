/** Codes that the browser's side adds to the API's. */
export const CLIENT_ERROR_CODES = {
  network: 'NETWORK',
  /** There was no network when the call began: nothing has been sent. */
  offline: 'OFFLINE',
  timeout: 'TIMEOUT',
  /** The person cancelled it; it may have arrived all the same. */
  cancelled: 'CANCELLED',
  invalidAnswer: 'INVALID_ANSWER',
  unknown: 'UNKNOWN',
} as const;

/** A failed call as pages handle it: a stable code for programs, a sentence for people. */
export class AppError extends Error {
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Sentences by the dotted path of a refused field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another attempt is worth making, where the API said so. */
  readonly retryAfter: number | undefined;

  constructor(init: {
    code: string;
    status: number;
    message: string;
    fields?: Record<string, string>;
    retryAfter?: number | undefined;
    cause?: unknown;
  }) {
    super(init.message, { cause: init.cause });
    this.name = 'AppError';
    this.code = init.code;
    this.status = init.status;
    this.fields = init.fields ?? {};
    this.retryAfter = init.retryAfter;
  }
}
