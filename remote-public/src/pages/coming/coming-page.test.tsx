import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { ELSEWHERE, PATHS } from '../../paths';
import remote from '../../remote';
import { renderPublic } from '../../testing';
import { COMING_PAGES, type ComingPageKey } from './coming-page';

const KNOWN: readonly (string | null)[] = [...Object.values(PATHS), ...Object.values(ELSEWHERE)];

async function pageOf(path: string): Promise<ComponentType> {
  const load = remote.routes[path];
  if (!load) throw new Error(`No page for ${path}`);
  return (await load()).default;
}

/** The pages that are only announced (specification), with their French title. */
const TITLES: Record<ComingPageKey, string> = {
  mostaganem: 'Mostaganem',
  mediaKit: 'Kit média',
  conferences: 'Conférences',
  animations: 'Animations',
  innovationCorner: 'Innovation Corner',
  businessCorner: 'Business Corner',
  streetFood: 'Street Food',
  worldFood: 'World Food',
  foodMarket: 'Food Market',
};

describe.each(
  (Object.keys(COMING_PAGES) as ComingPageKey[]).map((key) => [PATHS[key], TITLES[key]]),
)('%s', (path, title) => {
  test('announces its content under its own title, and says what is known', async () => {
    const Page = await pageOf(path);
    await renderPublic(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Contenu à venir\s!$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /chantier/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Ce que l’on sait déjà' })).toBeVisible();
  });

  test('is no dead end', async () => {
    const Page = await pageOf(path);
    await renderPublic(<Page />);
    const next = within(screen.getByRole('region', { name: 'À lire ensuite' }));
    const addresses = next.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toHaveLength(3);
    expect(addresses).not.toContain(path);
    for (const address of addresses) expect(KNOWN).toContain(address);
  });
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const Page = await pageOf(PATHS.mostaganem);
  const { container } = await renderPublic(<Page />, language);
  expect((await axe(container)).violations).toEqual([]);
});
