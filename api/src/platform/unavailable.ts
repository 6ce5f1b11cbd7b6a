import { hasCode } from './error-code';

/** What the system says of a service that is gone or unreachable, and of a disk that takes no more. */
const SYSTEM_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EAI_AGAIN', 'ENOTFOUND'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE'],
];

/**
 * Of PostgreSQL (appendix A of its manual): the connection (class 08), a transaction given up for another (40001,
 * 40P01), too little of something, disk included (53), cancelled, stopping, starting (57), idle too long inside a
 * transaction, no lock to be had, read-only after a change of the primary, and files that cannot be read or written (58).
 */
const SQLSTATES = /^(08\w{3}|40001|40P01|53\w{3}|57\w{3}|58\w{3}|25P03|55P03|25006)$/;

/** pg has no codes for these. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/;

/** Whether an error says that something the service needs is missing for the moment: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (hasCode(error, ...SYSTEM_CODES) || MESSAGES.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && SQLSTATES.test(error.code)) return true;
  // A name with several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  // drizzle gives the driver's error as the cause.
  return isUnavailable(error.cause);
}
