import { FAVOURITE_PLACES } from '@mosta/shared/domain/favourite-places';
import { fails, neverAnswers, setupApi } from '@mosta/shared/testing/handlers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FAVOURITES_KEY, VISIT_NOTES_KEY } from '../../favourites';
import { renderPublic } from '../../testing';
import { MyVisit } from './my-visit';

const server = setupApi();
beforeEach(() => localStorage.clear());

const BEFORE = () => new Date('2025-04-01T10:00:00+01:00');

function keep(sessions: readonly string[], codes: readonly string[] = []): void {
  localStorage.setItem(FAVOURITES_KEY, JSON.stringify({ version: 1, ids: sessions }));
  localStorage.setItem(FAVOURITE_PLACES.key, JSON.stringify({ version: 1, codes }));
}
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

async function open(route = '/ma-visite', language: 'fr' | 'ar' = 'fr') {
  const page = await renderPublic(<MyVisit clock={BEFORE} />, language, { route });
  await waitFor(() => expect(screen.queryByText('Chargement de votre visite')).toBeNull());
  return page;
}
const titles = () => screen.queryAllByRole('heading', { level: 4 }).map((one) => one.textContent);

test('an empty visit says how to add to it', async () => {
  await open();
  expect(screen.getByText('Votre visite est encore vide')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir le programme' })).toHaveAttribute(
    'href',
    '/program',
  );
  expect(screen.queryByRole('button', { name: 'Imprimer ma visite' })).toBeNull();
});

test('sessions stand by their hours, places between them, overlaps are told', async () => {
  keep(['conference-recolte', 'visite-olive'], ['A02', 'A01']);
  await open();
  expect(await screen.findByRole('heading', { level: 3, name: 'lundi 28 avril' })).toBeVisible();
  // four stands fit before eleven o'clock
  expect(titles()).toEqual([
    'Stand A01',
    'Stand A02',
    'La filière de l’olive',
    'De la récolte à l’étiquette',
  ]);
  expect(screen.getByText('Se chevauche avec : La filière de l’olive')).toBeVisible();
});

test('the day for stands is chosen, and stays in the address', async () => {
  keep(['visite-olive'], ['A01']);
  const { router } = await open();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Jour de la visite des stands' }),
    '2025-05-01',
  );
  expect(router.state.location.search).toBe('?jour=2025-05-01');
  const day = screen.getByRole('region', { name: 'jeudi 1er mai' });
  expect(within(day).getByRole('heading', { level: 4 })).toHaveTextContent('Stand A01');
});

test('what is removed comes back with its note', async () => {
  keep(['visite-olive']);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une note/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Demander le prix');
  expect(kept(VISIT_NOTES_KEY).notes).toEqual({ 'rdv:visite-olive': 'Demander le prix' });
  await userEvent.click(
    screen.getByRole('button', { name: 'Retirer de ma visite : La filière de l’olive' }),
  );
  expect(titles()).toEqual([]);
  const undo = screen.getByRole('button', { name: 'Annuler' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(titles()).toEqual(['La filière de l’olive']);
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Demander le prix');
  expect(
    screen.getByRole('button', { name: 'Retirer de ma visite : La filière de l’olive' }),
  ).toHaveFocus();
});

test('undoing leaves what another tab has put back meanwhile', async () => {
  keep(['visite-olive', 'visite-mer']);
  await open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Retirer de ma visite : La filière de l’olive' }),
  );
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
  keep(['visite-olive', 'visite-mer']);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(titles()).toContain('La filière de l’olive');
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});

test('a note that is emptied keeps its field, to be written anew', async () => {
  keep(['visite-olive']);
  localStorage.setItem(
    VISIT_NOTES_KEY,
    JSON.stringify({ version: 1, notes: { 'rdv:visite-olive': 'Demander le prix' } }),
  );
  await open();
  const note = await screen.findByRole('textbox', { name: /^Note/ });
  await userEvent.clear(note);
  await userEvent.keyboard('Rappeler');
  expect(kept(VISIT_NOTES_KEY).notes).toEqual({ 'rdv:visite-olive': 'Rappeler' });
  expect(note).toHaveFocus();
});

test('favourites that are still loading, or did not come, are no empty visit', async () => {
  keep(['visite-olive']);
  server.use(neverAnswers('get', '/v1/content/session'));
  const loading = await renderPublic(<MyVisit clock={BEFORE} />);
  expect(await screen.findByText('Chargement de votre visite')).toBeInTheDocument();
  expect(screen.queryByText('Votre visite est encore vide')).toBeNull();
  loading.unmount();
  server.use(fails('get', '/v1/content/session', 503, 'UNAVAILABLE'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Réessayer/);
  expect(screen.queryByText('Votre visite est encore vide')).toBeNull();
});

test('notes that cannot be read are set aside, not overwritten', async () => {
  keep(['visite-olive']);
  localStorage.setItem(VISIT_NOTES_KEY, '{"version":9}');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une note/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'a');
  expect(kept(VISIT_NOTES_KEY)).toEqual({
    version: 1,
    notes: { 'rdv:visite-olive': 'a' },
    unread: '{"version":9}',
  });
});

test('a link offers to add, and never takes away', async () => {
  keep(['visite-olive'], ['A01']);
  const { router } = await open(
    '/ma-visite?rdv=visite-olive,visite-mer&stands=B12&jour=2025-04-29',
  );
  const offer = screen.getByRole('region', { name: 'On partage une visite avec vous' });
  expect(offer).toHaveTextContent('Favoris : 3, dont 2 que vous n’avez pas encore.');
  expect(kept(FAVOURITES_KEY).ids).toEqual(['visite-olive']);
  await userEvent.click(within(offer).getByRole('button', { name: 'Ajouter à ma visite (2)' }));
  expect(kept(FAVOURITES_KEY).ids).toEqual(['visite-olive', 'visite-mer']);
  expect(kept(FAVOURITE_PLACES.key).codes).toEqual(['A01', 'B12']);
  expect(router.state.location.search).toBe('?jour=2025-04-29');
  expect(screen.getByText('Favoris ajoutés à votre visite : 2.')).toBeVisible();
});

test('a link may be declined', async () => {
  keep(['visite-olive']);
  const { router } = await open('/ma-visite?stands=B12');
  await userEvent.click(screen.getByRole('button', { name: 'Ne rien ajouter' }));
  expect(router.state.location.search).toBe('');
  expect(kept(FAVOURITE_PLACES.key).codes).toEqual([]);
});

test('the link that is shared has the favourites and no notes', async () => {
  keep(['visite-olive'], ['B12']);
  localStorage.setItem(
    VISIT_NOTES_KEY,
    JSON.stringify({ version: 1, notes: { 'rdv:visite-olive': 'secret' } }),
  );
  await open();
  expect(screen.getByRole('textbox', { name: 'Lien de ma visite' })).toHaveValue(
    'http://localhost/ma-visite?rdv=visite-olive&stands=B12',
  );
  expect(screen.getByRole('img', { name: 'Code QR du lien de ma visite' })).toBeVisible();
});

test('what the programme does not have any more is told, and removed when asked', async () => {
  keep(['n-existe-plus']);
  await open();
  expect(await screen.findByText(/ne sont plus au programme : 1/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Les retirer' }));
  expect(kept(FAVOURITES_KEY).ids).toEqual([]);
});

test('paper gets the stops with their notes', async () => {
  keep(['visite-olive'], ['A01']);
  localStorage.setItem(
    VISIT_NOTES_KEY,
    JSON.stringify({ version: 1, notes: { 'stand:A01': 'Goûter les figues' } }),
  );
  await open();
  fireEvent(window, new Event('beforeprint'));
  const printed = screen.getByRole('heading', { level: 2, hidden: true }).parentElement;
  expect(printed).toHaveTextContent(/A01Stand A01Goûter les figues.*La filière de l’olive/);
  fireEvent(window, new Event('afterprint'));
});

test.each(['fr', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  keep(['visite-olive'], ['A01']);
  const { container } = await open('/ma-visite?stands=B12', language);
  expect((await axe(container)).violations).toEqual([]);
});
