import type { ContentKind } from '../schemas/content.schema';

/** Kinds that outlive editions: one list, whichever edition is current. */
export const OF_ALL_EDITIONS: ReadonlySet<ContentKind> = new Set(['hotel']);
