import { ScrollRestoration } from '@mosta/shared/router';

/** Where one was on a page that one comes back to; at its anchor or its top on a new one. */
export function RestoredScroll() {
  return <ScrollRestoration getKey={placeOf} />;
}

type Place = Parameters<NonNullable<React.ComponentProps<typeof ScrollRestoration>['getKey']>>[0];

/**
 * The router names entries of the history that it did not make itself all `default`: the first page of a document, and an
 * anchor that the browser went to. Their address tells them apart.
 */
function placeOf({ key, pathname, search, hash }: Place): string {
  return key === 'default' ? pathname + search + hash : key;
}
