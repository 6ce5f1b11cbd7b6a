import type { AxiosError } from 'axios';
import * as v from 'valibot';
import { type Problem, problemSchema } from '../schemas/problem.schema';
import { isAxiosError } from './axios-error';
import { AppError, CLIENT_ERROR_CODES } from './client-error';
import { isStartedOffline } from './plain-client';

export { AppError, CLIENT_ERROR_CODES };

/**
 * Reads any failure of a call as an AppError. The message is the French text of the API's problem document where there
 * is one; `useErrorText` of the shell gives the sentence in the reader's language.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (v.isValiError(error)) {
    return new AppError({
      code: CLIENT_ERROR_CODES.invalidAnswer,
      status: 0,
      message: error.message,
      cause: error,
    });
  }
  if (!isAxiosError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return new AppError({ code: CLIENT_ERROR_CODES.unknown, status: 0, message, cause: error });
  }
  if (!error.response) return new AppError({ ...noAnswer(error), cause: error });
  const problem = v.safeParse(problemSchema, error.response.data);
  const retryAfter = readSeconds(error.response.headers['retry-after']);
  if (problem.success) return fromProblem(problem.output, retryAfter, error);
  return new AppError({
    code: CLIENT_ERROR_CODES.unknown,
    status: error.response.status,
    message: error.message,
    cause: error,
  });
}

function noAnswer({ code: axiosCode, config }: AxiosError) {
  if (isStartedOffline(config)) {
    return { code: CLIENT_ERROR_CODES.offline, status: 0, message: 'The browser is offline' };
  }
  const timedOut = axiosCode === 'ECONNABORTED' || axiosCode === 'ETIMEDOUT';
  return timedOut
    ? { code: CLIENT_ERROR_CODES.timeout, status: 0, message: 'The API did not answer in time' }
    : { code: CLIENT_ERROR_CODES.network, status: 0, message: 'The API cannot be reached' };
}

/** `Retry-After` as whole seconds; its other form, a date, is not used here. */
function readSeconds(header: unknown): number | undefined {
  const seconds = Number(header);
  return header !== undefined && Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

function fromProblem(problem: Problem, retryAfter: number | undefined, cause: unknown): AppError {
  return new AppError({
    code: problem.code,
    status: problem.status,
    message: problem.detail ?? problem.title,
    fields: Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message])),
    retryAfter,
    cause,
  });
}
