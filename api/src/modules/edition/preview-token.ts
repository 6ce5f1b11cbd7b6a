import type { Identity } from '../../platform/accounts/access-token';
import type { SignedLinks } from '../../platform/accounts/signed-link';

/** What a preview's token says: which draft is shown, to which session, until when. */
export type Preview = { edition: string; until: Date } & Pick<Identity, 'userId' | 'sessionId'>;

const PURPOSE = 'edition preview';

export function signPreview(links: SignedLinks, preview: Preview): string {
  const { edition, userId, sessionId, until } = preview;
  return links.sign(PURPOSE, [edition, userId, sessionId, until.getTime()].join('.'));
}

/** @returns null for a token that was not made here, or has expired */
export function readPreview(links: SignedLinks, token: string, now: Date): Preview | null {
  const [edition, userId, sessionId, until] = links.verify(PURPOSE, token)?.split('.') ?? [];
  if (!edition || !userId || !sessionId || !until) return null;
  const end = new Date(Number(until));
  return end > now ? { edition, userId, sessionId, until: end } : null;
}
