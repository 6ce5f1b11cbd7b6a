import type { Edition } from '@mosta/shared/schemas/edition.schema';

/** The entrances: two have pages of their own, the others belong to the login page. */
export type AccountKind = 'login' | 'signup' | 'forgot' | 'reset' | 'confirm' | 'invitation';

/** Catalogue key of an entrance's title. */
export function titleKey(kind: AccountKind): string {
  return kind === 'login' || kind === 'signup'
    ? `pages.${kind}.title`
    : `account.frame.${kind}.title`;
}

/** Catalogue key of the sentence under it; a new account is not for reserving once the fair is over. */
export function leadKey(kind: AccountKind, phase: Edition['phase']): string {
  if (kind === 'signup' && phase === 'after') return 'account.lead.signupAfter';
  return kind === 'login' || kind === 'signup'
    ? `account.lead.${kind}`
    : `account.frame.${kind}.lead`;
}
