import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { Entrance, Passage, PassageResult } from '@mosta/shared/schemas/entrance.schema';
import { algerianDay } from './gate-rules';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** What the fair of the tests signs for, base64url. */
export const PUBLIC_KEY = publicKey.export({ format: 'jwk' }).x ?? '';

/** The code of a badge, as the service makes it. @param number tells badges apart */
export function makeBadge(number: number): { id: string; code: string } {
  const id = `3b241101-e2bb-4255-8caf-${String(number).padStart(12, '0')}`;
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const signature = sign(null, Buffer.concat([Buffer.from('g2'), bytes]), privateKey);
  return { id, code: `g2${Buffer.concat([bytes, signature]).toString('base64url')}` };
}

/** jsdom has no signatures. */
export function giveSignatures(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

export function buildEntrance(overrides: Partial<Entrance> = {}): Entrance {
  return {
    ...{ at: new Date().toISOString(), day: algerianDay(new Date()), publicKey: PUBLIC_KEY },
    ...{ revoked: [], entries: [], counts: { today: 0, inside: 0, byHour: [] } },
    ...overrides,
  };
}

export function buildResult(
  { key, at }: Pick<Passage, 'key' | 'at'>,
  overrides: Partial<PassageResult> = {},
): PassageResult {
  const name = { nom: 'Exemple', prenom: 'Karima', category: 'visitor', company: null } as const;
  return {
    ...{ key, outcome: 'admitted', since: at, gate: 'Amina Exemple' },
    badge: { _id: 'badge-1', reference: 'ME25-V000001', ...name },
    ...overrides,
  };
}
