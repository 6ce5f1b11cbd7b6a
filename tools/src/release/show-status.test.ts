import { rolledBack, withCanary } from '@mosta/release/changes';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { statusText } from './show-status';

const remote = buildRegistryRemote(
  ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => buildRegistryVersion({ version })),
  { active: '1.2.0', previous: '1.1.0', history: ['1.1.0', '1.0.0'] },
);
const registry = buildRegistry({ hotels: remote });
const lineOf = (text: string, version: string) =>
  text.split('\n').find((line) => line.includes(version)) ?? '';

describe('the status', () => {
  it('says of each version which visitors get it, and what rollbacks lead to', () => {
    const { remotes } = withCanary(registry, 'hotels', '1.3.0', 10);
    const text = statusText(remotes);
    expect(lineOf(text, '1.3.0')).toContain('à l’essai, 10 %');
    expect(lineOf(text, '1.2.0')).toContain('active');
    expect(lineOf(text, '1.1.0')).toContain('précédente');
    expect(lineOf(text, '1.0.0')).toContain('retour n° 2');
  });

  it('says what was withdrawn, why a trial ended, and that a remote is closed', () => {
    const back = rolledBack(registry, 'hotels').remotes.hotels;
    expect(lineOf(statusText(back ? { hotels: back } : {}), '1.2.0')).toContain('retirée');
    const stopped = { at: '2026-01-02T00:00:00.000Z', reason: '4 % d’échecs' };
    const canary = { version: '1.3.0', percent: 10, stopped };
    const text = statusText({ hotels: { ...remote, enabled: false, canary } });
    expect(lineOf(text, '1.3.0')).toContain('essai arrêté : 4 % d’échecs');
    expect(text).toContain('hotels (fermé');
  });

  it('names what it leaves out, and how to see it', () => {
    expect(statusText(registry.remotes)).toContain('et 1 autre : npm run portal -- status hotels');
    expect(lineOf(statusText(registry.remotes, 'hotels'), '1.3.0')).not.toBe('');
  });

  it('says in one sentence of each page that it fails, since when, and where the reason is', () => {
    const page = { baseUrl: '/remotes/hotels/1.2.0/', path: '/hebergement' };
    const failing = [
      { ...page, language: 'fr', since: '2025-04-28T10:02:03.000Z' },
      { ...page, language: 'ar', since: '2025-04-28T10:01:00.000Z' },
      { ...page, baseUrl: '/remotes/hotels-of-others/1.2.0/', language: 'fr', since: '2025-04-28' },
    ];
    const sentences = statusText(registry.remotes, undefined, { failing })
      .split('\n')
      .filter((line) => line.includes('ne se dessine plus'));
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/\/hebergement \(fr, ar\).*depuis 2025-04-28 10:01 UTC.*journal/);
    expect(statusText(registry.remotes)).not.toContain('ne se dessine plus');
  });

  it('says what the running host lacks of what an active version uses', () => {
    const reason = '@mosta/shared/ui n’offre pas OldButton (FACADE_EXPORT_MISSING)';
    const misfits = { hotels: [reason] };
    expect(statusText(registry.remotes, undefined, { misfits })).toContain(
      `  ! la version active ne va pas avec l’hôte en service : ${reason}`,
    );
  });

  it('says what to do when nothing is published', () => {
    expect(statusText({})).toMatch(/Rien n’est publié : npm run portal -- publish/);
  });
});
