import type { AxiosError } from 'axios';

/** Whether a call failed in axios, by the mark that it leaves: asking axios itself would have it in the page's start. */
export function isAxiosError<Data = unknown>(error: unknown): error is AxiosError<Data> {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;
}
