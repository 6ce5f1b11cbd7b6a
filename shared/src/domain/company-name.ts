/** Forms of companies, which people write or leave out: they tell no two companies apart. */
const FORMS =
  /\b(sarl|eurl|spa|sas|sasu|sa|snc|scs|ets|etablissements?|entreprise|societe|ste|groupe|group|ltd|limited|llc|inc|gmbh|co|company)\b/g;

/**
 * A company's name as it is compared: without accents, case, punctuation and legal form. `SARL L'Épi d'Or` is `l epi d or`. A
 * name that is a legal form alone stays.
 */
export function comparableName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = plain.replace(FORMS, ' ').replace(/\s+/g, ' ').trim();
  return bare === '' ? plain : bare;
}
