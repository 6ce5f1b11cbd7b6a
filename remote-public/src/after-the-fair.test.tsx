import { neverAnswers, setupApi } from '@mosta/shared/testing/handlers';
import { screen } from '@testing-library/react';
import { descriptor } from './descriptor';
import { ELSEWHERE, PATHS } from './paths';
import remote from './remote';
import { renderPublic } from './testing';

const api = setupApi();
beforeEach(() =>
  api.use(
    ...['/v1/news', '/v1/exhibitor', '/v1/exhibitor/listed', '/v1/content/:kind'].map((path) =>
      neverAnswers('get', path),
    ),
  ),
);

/** Forms by which one takes part in the edition. */
const FORMS: readonly string[] = [PATHS.badges, ELSEWHERE.simulation, ELSEWHERE.participation];

/** The links to them that a page has once the fair is over, but for the sentence that says what is still open and what to read next. */
async function invitations(path: string): Promise<(string | null)[]> {
  const { default: Page } = (await remote.routes[path]?.()) ?? {};
  if (!Page) throw new Error(`${path} has no page`);
  await renderPublic(<Page />, 'fr', { route: path, edition: { phase: 'after' } });
  return screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .filter(({ pathname }) => FORMS.includes(pathname))
    .filter((link) => !link.closest('p')?.textContent.startsWith('Le salon est terminé.'))
    .filter((link) => !link.closest('[aria-labelledby="related"]'))
    .map(({ textContent }) => textContent);
}

test.each(descriptor.routes.map(({ path }) => path))(
  '%s invites to nothing once the fair is over',
  async (path) => expect(await invitations(path)).toEqual([]),
);
