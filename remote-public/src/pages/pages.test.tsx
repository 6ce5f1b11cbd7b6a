import { setupApi } from '@mosta/shared/testing/handlers';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { descriptor } from '../descriptor';
import { ELSEWHERE, PATHS } from '../paths';
import remote from '../remote';
import { renderPublic } from '../testing';

setupApi();

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

/** Existing addresses, of this remote and of the others it links to. */
const KNOWN: ReadonlySet<string> = new Set([...Object.values(PATHS), ...Object.values(ELSEWHERE)]);

/** Id of the frame's main part, target of the skip link. */
const MAIN_ID = 'content';

test.each(descriptor.routes.map((route) => route.path))(
  '%s skips no heading level, names nothing twice, and its links lead to pages that exist',
  async (path) => {
    const Page = await pageOf(path);
    await renderPublic(<Page />);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    const inside = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.startsWith('/'));
    expect(inside.length).toBeGreaterThan(0);
    const ids = [MAIN_ID, ...[...document.querySelectorAll('[id]')].map(({ id }) => id)];
    expect(ids).toEqual([...new Set(ids)]);
    for (const address of inside) expect(KNOWN).toContain(address.split(/[?#]/)[0]);
  },
);
