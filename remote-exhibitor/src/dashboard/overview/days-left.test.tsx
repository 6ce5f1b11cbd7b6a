import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { DaysLeft } from './days-left';

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

async function textAt(instant: string, language: 'fr' | 'en' | 'ar' = 'fr') {
  const { unmount } = await renderWithProviders(<DaysLeft clock={() => new Date(instant)} />, {
    language,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });
  const text = plain(screen.getByRole('region').textContent);
  unmount();
  return text;
}

describe('the days until the fair', () => {
  it('are counted before it opens', async () => {
    expect(await textAt('2025-04-18T09:00:00Z')).toBe(
      '10jours avant l’ouvertureLe salon se tient : 28 avril – 1er mai 2025',
    );
  });

  it('end with one day', async () => {
    expect(await textAt('2025-04-28T08:59:00Z')).toContain('1jour avant l’ouverture');
  });

  it.each(['fr', 'en', 'ar'] as const)('are words in %s', async (language) => {
    for (const day of ['2025-04-26', '2025-04-18', '2025-02-10', '2024-01-10']) {
      const text = await textAt(`${day}T08:00:00Z`, language);
      expect(text).not.toContain('dashboard.days');
      if (language === 'ar') expect(text).toContain('الافتتاح');
    }
  });

  it('give way to the fair while it is open', async () => {
    expect(await textAt('2025-04-29T22:00:00Z')).toContain('Le salon est ouvert');
  });

  it('give way to the edition’s end when it is over, and say that it still takes applications', async () => {
    const text = await textAt('2025-05-01T16:00:00Z');
    expect(text).toContain('L’édition 2025 est terminée');
    expect(text).toContain('restent ouvertes');
  });
});
