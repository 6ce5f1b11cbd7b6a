import { comparableName } from './company-name';

/** By what two exhibitors look like one company, the surest first. */
export const IDENTITY_REASONS = ['nif', 'rc', 'name', 'domain'] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** What tells a company from others; texts as people typed them. */
export type Identity = {
  names: readonly string[];
  emails: readonly string[];
  registerNumbers: readonly string[];
  taxNumbers: readonly string[];
};

/** Domains where everybody has a mailbox: they say nothing of a company. */
const PUBLIC_DOMAINS =
  /^(gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|proton|protonmail|gmx|free|orange|laposte|djaweb)\./;

/** Texts by which the same company is found again: `nif:000123`, `name:l epi d or`. */
export function identityKeys(identity: Identity): Map<IdentityReason, Set<string>> {
  const digits = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // A number of zeros alone is typed where none is known.
  const isNumber = (text: string) => text.length >= 6 && !/^0+$/.test(text);
  const domains = identity.emails
    .map((email) => email.split('@').at(-1)?.toLowerCase() ?? '')
    .filter((domain) => domain.includes('.') && !PUBLIC_DOMAINS.test(domain));
  return new Map([
    ['nif', new Set(identity.taxNumbers.map(digits).filter(isNumber))],
    ['rc', new Set(identity.registerNumbers.map(digits).filter(isNumber))],
    ['name', new Set(identity.names.map(comparableName).filter((name) => name.length >= 3))],
    ['domain', new Set(domains)],
  ]);
}

export type Duplicate = { one: number; other: number; reasons: IdentityReason[] };

/**
 * Pairs that look alike, by their places in the list, the surest first. A key that more than ten share tells nobody apart, and is left
 * out.
 */
export function findDuplicates(identities: readonly Identity[]): Duplicate[] {
  const owners = new Map<string, { reason: IdentityReason; places: number[] }>();
  identities.forEach((identity, place) => {
    for (const [reason, keys] of identityKeys(identity)) {
      for (const key of keys) {
        const owner = owners.get(`${reason}:${key}`);
        if (owner) owner.places.push(place);
        else owners.set(`${reason}:${key}`, { reason, places: [place] });
      }
    }
  });
  const pairs = new Map<string, { one: number; other: number; reasons: Set<IdentityReason> }>();
  for (const { reason, places } of owners.values()) {
    if (places.length > MOST_ALIKE) continue;
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1)) {
        const pair = pairs.get(`${one}-${other}`);
        if (pair) pair.reasons.add(reason);
        else pairs.set(`${one}-${other}`, { one, other, reasons: new Set([reason]) });
      }
    });
  }
  return [...pairs.values()]
    .map(({ reasons, ...pair }) => ({
      ...pair,
      reasons: IDENTITY_REASONS.filter((reason) => reasons.has(reason)),
    }))
    .sort((left, right) => weightOf(right.reasons) - weightOf(left.reasons));
}

const MOST_ALIKE = 10;
const WEIGHTS: Record<IdentityReason, number> = { nif: 8, rc: 8, name: 4, domain: 1 };

function weightOf(reasons: readonly IdentityReason[]): number {
  return reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
}
