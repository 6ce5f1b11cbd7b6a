import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { descriptor } from '../descriptor';
import { PATHS } from '../paths';
import remote from '../remote';
import { renderPublic } from '../testing';

async function pageOf(path: string): Promise<ComponentType> {
  const load = remote.routes[path];
  if (!load) throw new Error(`No page for ${path}`);
  return (await load()).default;
}

test.each(descriptor.routes.map((route) => [route.path, route.title.fr]))(
  '%s has one main heading',
  async (path, title) => {
    const Page = await pageOf(path);
    await renderPublic(<Page />);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings).toHaveLength(1);
    if (path !== PATHS.home) expect(headings[0]).toHaveTextContent(title);
  },
);

test.each([PATHS.mostaganem, PATHS.mediaKit, PATHS.streetFood])(
  '%s says that its content is to come',
  async (path) => {
    const Page = await pageOf(path);
    await renderPublic(<Page />);
    expect(screen.getByRole('heading', { name: /^Contenu à venir\s!$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /chantier/ })).toBeVisible();
  },
);

test('the collective offers lead to their organiser', async () => {
  const Page = await pageOf(PATHS.exhibit);
  await renderPublic(<Page />);
  expect(screen.getAllByRole('link', { name: 'Voir Organisateur' })).toHaveLength(3);
});
