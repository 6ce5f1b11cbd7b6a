/** The entrances: two have pages of their own, the others belong to the login page. */
export type AccountKind = 'login' | 'signup' | 'forgot' | 'reset' | 'confirm' | 'invitation';

/** Catalogue key of an entrance's title. */
export function titleKey(kind: AccountKind): string {
  return kind === 'login' || kind === 'signup'
    ? `pages.${kind}.title`
    : `account.frame.${kind}.title`;
}

/** Catalogue key of the sentence under it. */
export function leadKey(kind: AccountKind): string {
  return kind === 'login' || kind === 'signup'
    ? `account.lead.${kind}`
    : `account.frame.${kind}.lead`;
}
