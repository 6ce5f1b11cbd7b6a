import { toAppError } from '@mosta/shared/queries';
import { EmptyState } from '@mosta/shared/ui';

/** Draws the failure that what an address names does not exist, or no longer: nothing is to be tried again. */
export const gone = (title: string, text: string) => (error: unknown) =>
  toAppError(error).status === 404 ? <EmptyState title={title}>{text}</EmptyState> : undefined;
