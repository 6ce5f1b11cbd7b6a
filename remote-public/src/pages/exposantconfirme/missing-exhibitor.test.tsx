import { FORMER_DATA, PAGE_DATA_ID } from '@mosta/shared/contract/page-config';
import { answers, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { renderPublic } from '../../testing';
import ConfirmedPage from './confirmed-page';

const server = setupApi();

const WITHDRAWN = {
  ...{ _id: 'e1', name: 'Moulin exemple', sector: 'cereals', country: 'DZ' },
  ...{ description: 'Farines d’exemple.', website: null, stands: ['B10'] },
};

/** What a page answered with 404 brings along while the directory has not been drawn anew. */
function bringFormerDirectory(): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.setAttribute(FORMER_DATA, '');
  block.textContent = JSON.stringify({ 'v1/exhibitor': [WITHDRAWN] });
  document.body.append(block);
}

test('shows no exhibitor who has just withdrawn, though the page brings a directory of before', async () => {
  bringFormerDirectory();
  let answer: (() => void) | undefined;
  server.use(
    answers('get', '/v1/exhibitor', []),
    http.get('/v1/exhibitor/e1', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 });
    }),
  );
  await renderPublic(<ConfirmedPage />, 'fr', { route: '/ExposantConfirme?exposant=e1' });
  await waitFor(() => expect(answer).toBeDefined());
  expect(screen.queryByText('Farines d’exemple.')).not.toBeInTheDocument();
  answer?.();
  expect(await screen.findByText(/Cet exposant n’a pas de page/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Exposants confirmés');
});
