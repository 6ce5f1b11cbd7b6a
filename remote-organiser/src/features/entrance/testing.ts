import type { Entrance, Passage, PassageResult } from '@mosta/shared/schemas/entrance.schema';
import { PUBLIC_KEY } from '@mosta/shared/testing/signed-badges';
import { algerianDay } from './gate-rules';

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
