import { placesOf } from '@mosta/shared/domain/edition-halls';
import { answers, isUnreachable, setupApi } from '@mosta/shared/testing/handlers';
import { passOver } from '@mosta/shared/testing/pass-over';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote';
import * as socket from '../../testing/fake-realtime';
import { buildStands } from '../../testing/stands';
import PlanSalonPage from './plan-salon-page';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

// Nothing on this page is hidden, and jsdom takes seconds to find that out for 183 options.
configure({ defaultHidden: true });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const api = setupApi();
beforeEach(() => api.use(answers('get', '/v1/stand', buildStands())));

const SHEET = { width: 1050, height: 290 };

async function openPlan(query = '', language: 'fr' | 'en' | 'ar' = 'fr') {
  const catalogue = remote.catalogue;
  if (!catalogue) throw new Error('The remote has no texts');
  const page = await renderWithProviders(<PlanSalonPage />, {
    route: `/PlanSalon${query}`,
    path: '/PlanSalon',
    language,
    catalogues: { floorplan: catalogue },
  });
  await screen.findByRole('img');
  return page;
}

/** Pixels on the sheet of a point of the plan, in the first view. */
const at = (x: number, y: number) => ({
  clientX: 25 + (x * 1000) / 1500,
  clientY: 45 + (y * 1000) / 1500,
  button: 0,
  pointerId: 1,
  pointerType: 'mouse',
});
const sheet = () => screen.getByRole('img');
const panel = () => screen.getByRole('region', { name: 'Selected Booth Details' });
/** By label: asking the role of everything on the page 183 times takes jsdom seconds. */
const option = (name: string) => screen.getByLabelText(name);

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SHEET.width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SHEET.height);
});

describe('the plan page', () => {
  it('shows the words of the specification to the letter', async () => {
    await openPlan();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan visuelle du salon');
    expect(panel()).toHaveTextContent('Select a booth to view details');
    for (const text of ['Zone principale', 'Plan du salon principal', 'Dimensions']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    for (const text of ['Largeur 12m', 'Longueur 18m', 'Capacité', '120 personnes']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('lists 161 stands, ten zones and twelve entrances by name', async () => {
    await openPlan();
    const list = screen.getByRole('listbox', { name: 'Stands et zones du salon' });
    const names = within(list)
      .getAllByRole('option')
      .map((entry) => entry.getAttribute('aria-label'));
    expect(names.filter((name) => name?.startsWith('Stand '))).toHaveLength(161);
    expect(names).toEqual(
      expect.arrayContaining([
        'Stand B49, disponible',
        'Stand B12, réservé',
        'Zone Science Corner, disponible',
        'Zone Sponsor Platinium 2, réservé',
        'Entrée 12',
      ]),
    );
    expect(names.filter((name) => name?.endsWith(', disponible'))).toHaveLength(7);
  });

  it('selects the stand of the address and keeps the next one there, without a new entry', async () => {
    const { router } = await openPlan('?stand=B49&rendu=svg');
    expect(option('Stand B49, disponible')).toHaveAttribute('aria-selected', 'true');
    expect(panel()).toHaveTextContent('Stand B49');
    expect(panel()).toHaveTextContent('Available');

    await user.click(option('Stand B12, réservé'));
    expect(panel()).toHaveTextContent('Stand B12');
    expect(panel()).toHaveTextContent('Reserved');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    await waitFor(() => expect(router.state.location.search).toBe('?stand=B12&rendu=svg'));
    expect(router.state.historyAction).toBe('REPLACE');

    await act(() => router.navigate('/PlanSalon?stand=C02'));
    expect(panel()).toHaveTextContent('Stand C02');
  });

  it('keeps favourites, marks them in the list and leaves only them on demand', async () => {
    const { router } = await openPlan('?stand=B49&rendu=svg');
    expect(screen.queryByRole('button', { name: /Mes favoris/ })).toBeNull();
    await user.click(within(panel()).getByRole('button', { name: 'Favori : Stand B49' }));
    expect(option('Stand B49, disponible')).toHaveAccessibleDescription('Favori');

    await user.click(screen.getByRole('button', { name: 'Mes favoris (1)' }));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(router.state.location.search).toContain('favoris=oui'));
    await user.click(within(panel()).getByRole('button', { name: 'Favori : Stand B49' }));
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Mes favoris (0)' }));
    expect(screen.getAllByRole('option')).toHaveLength(183);
  });

  it('says politely that a code is unknown', async () => {
    await openPlan('?stand=Z99');
    await waitFor(() =>
      expect(panel()).toHaveTextContent('Le code « Z99 » n’existe pas sur le plan.'),
    );
    expect(screen.queryAllByRole('option', { selected: true })).toHaveLength(0);
  });

  it('selects what is clicked on the drawing, and shows a hand over shapes only', async () => {
    await openPlan();
    fireEvent.pointerMove(sheet(), at(1000, 110));
    expect(sheet()).toHaveStyle({ cursor: 'pointer' });
    fireEvent.pointerDown(sheet(), at(1000, 110));
    fireEvent.pointerUp(sheet(), at(1000, 110));
    expect(option('Stand B49, disponible')).toHaveAttribute('aria-selected', 'true');
    fireEvent.pointerMove(sheet(), at(1000, 150));
    expect(sheet()).toHaveStyle({ cursor: 'default' });
    fireEvent.pointerMove(sheet(), at(1000, 110));
    fireEvent.pointerLeave(sheet(), at(1000, 110));
    expect(sheet()).toHaveStyle({ cursor: 'default' });
  });

  it('does not take a drag for a click', async () => {
    await openPlan();
    fireEvent.pointerDown(sheet(), at(1000, 110));
    fireEvent.pointerMove(sheet(), at(1030, 110));
    fireEvent.pointerUp(sheet(), at(1030, 110));
    expect(panel()).toHaveTextContent('Select a booth to view details');
  });

  it('leaves the wheel to the page, and takes it with Ctrl', async () => {
    await openPlan();
    expect(fireEvent.wheel(sheet(), { deltaY: 100 })).toBe(true);
    expect(fireEvent.wheel(sheet(), { deltaY: -100, ctrlKey: true })).toBe(false);
  });

  it('moves through the list by arrows, Home, End and typing', async () => {
    await openPlan();
    const list = screen.getByRole('listbox');
    list.focus();
    await user.keyboard('{ArrowDown}');
    expect(panel()).toHaveTextContent('Stand A01');
    expect(list).toHaveAttribute('aria-activedescendant', option('Stand A01, réservé').id);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(panel()).toHaveTextContent('Stand A02');
    await user.keyboard('{End}');
    expect(panel()).toHaveTextContent('Entrée 12');
    await user.keyboard('{Home}');
    expect(panel()).toHaveTextContent('Stand A01');
    // At once: a slow machine would take longer between two letters than a typist may.
    for (const key of 'b49') fireEvent.keyDown(list, { key });
    expect(panel()).toHaveTextContent('Stand B49');
    expect(list).toHaveFocus();
  });

  it('narrows the list by a search and says when nothing fits', async () => {
    await openPlan();
    const search = screen.getByRole('searchbox', { name: 'Chercher un stand' });
    await user.type(search, 'science');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.clear(search);
    await user.type(search, 'réserve');
    expect(screen.getAllByRole('option')).toHaveLength(164);
    await user.clear(search);
    await user.type(search, 'Z99');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(screen.getByText(/Aucun emplacement ne correspond à « Z99 »/)).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByText('0 emplacement')).toBeVisible();
  });

  it('opens the search, the filters and the drawing of the address', async () => {
    await openPlan('?etat=free&etat=perdu&plan=b');
    expect(await screen.findByRole('img', { name: /Plan B/ })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Disponible »' }));
    expect(screen.getAllByRole('option')).toHaveLength(183);
  });

  it('goes to the first hit on Enter, and keeps both in the address', async () => {
    const { router } = await openPlan();
    const search = screen.getByRole('searchbox', { name: 'Chercher un stand' });
    await user.click(search);
    await user.paste('exemple 05');
    await screen.findByText('Exposant exemple 05');
    await user.keyboard('{Enter}');
    expect(panel()).toHaveTextContent('Stand C35');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?recherche=exemple+05&stand=C35'),
    );
  });

  it('writes one address for one view, whichever of stand and search came first', async () => {
    const { router } = await openPlan('?stand=C35');
    await user.click(screen.getByRole('searchbox', { name: 'Chercher un stand' }));
    await user.paste('exemple 05');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?recherche=exemple+05&stand=C35'),
    );
  });

  it('brings back the search that was typed on the way back', async () => {
    const { router } = await openPlan();
    const search = screen.getByRole('searchbox', { name: 'Chercher un stand' });
    const left = passOver(router, '?recherche=B49', '/PlanSalon');
    await user.click(search);
    await user.paste('B49');
    await act(() => left);
    await waitFor(() => expect(search).toHaveValue(''));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(search).toHaveValue('B49'));
  });

  it('offers filters with what each would show', async () => {
    const { router } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    const free = await screen.findByRole('button', { name: 'Disponible (7)' });
    await user.click(free);
    expect(free).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Ateliers et sciences (1)' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(7);
    await waitFor(() => expect(router.state.location.search).toBe('?etat=free'));
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    expect(screen.getAllByRole('option')).toHaveLength(183);
  });

  it('says who is on a stand, without a price, and what a free one costs', async () => {
    await openPlan('?stand=A03');
    expect(await within(panel()).findByText('Exposant exemple 01')).toBeVisible();
    expect(panel()).toHaveTextContent('Huiles et olives, Algérie');
    expect(panel()).toHaveTextContent(/Entrée la plus proche.*Entrée \d+/);
    expect(panel()).not.toHaveTextContent('Prix');
    expect(
      within(panel()).getByRole('link', { name: /annuaire : Exposant exemple 01/ }),
    ).toHaveAttribute('href', '/ExposantConfirme?recherche=Exposant+exemple+01');
    expect(option('Stand A03, réservé')).toHaveAccessibleDescription('Exposant exemple 01');
    await user.click(within(panel()).getByRole('button', { name: 'Favori : Stand A03' }));
    expect(option('Stand A03, réservé')).toHaveAccessibleDescription('Exposant exemple 01 Favori');
    await user.click(within(panel()).getByRole('button', { name: 'Favori : Stand A03' }));
    await user.click(option('Stand C02, disponible'));
    expect(panel()).toHaveTextContent('185 000,00');
    expect(panel()).not.toHaveTextContent('Exposant');
  });

  it('says that names are missing when the directory does not come, and asks again', async () => {
    api.use(isUnreachable('get', '/v1/exhibitor'));
    await openPlan();
    const retry = await screen.findByRole('button', { name: 'Recharger l’annuaire' });
    api.use(answers('get', '/v1/exhibitor', []));
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  });

  it('switches between two drawings over one selection that both have', async () => {
    const { router } = await openPlan('?stand=B49');
    await user.click(screen.getByRole('link', { name: /^Plan B/ }));
    expect(await screen.findByRole('img', { name: /Plan B/ })).toBeVisible();
    expect(panel()).toHaveTextContent('Stand B49');
    await waitFor(() => expect(router.state.location.search).toBe('?plan=b&stand=B49'));
  });

  it('shows the drawing that has the selected place, and drops a place that the next one lacks', async () => {
    const { router } = await openPlan('?stand=A31&plan=b');
    expect(await screen.findByRole('img', { name: /Plan A/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Plan B/ }));
    expect(await screen.findByRole('img', { name: /Plan B/ })).toBeVisible();
    expect(panel()).toHaveTextContent('Select a booth to view details');
    await waitFor(() => expect(router.state.location.search).toBe('?plan=b'));
    await user.click(option('Stand A31, réservé'));
    expect(await screen.findByRole('img', { name: /Plan A/ })).toBeVisible();
    expect(panel()).not.toHaveTextContent('Ce plan ne montre pas');
  });

  it('speaks English and Arabic', async () => {
    await openPlan('', 'en');
    expect(option('Stand B49, available')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enlarge the plan' })).toBeVisible();
  });

  it('has no accessibility fault that axe finds', async () => {
    const { container } = await openPlan('?stand=B49');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows in an option what its name says, and the exhibitor beside it', async () => {
    await openPlan();
    const exhibitor = await within(screen.getByRole('listbox')).findByText('Exposant exemple 01');
    expect(option('Stand A03, réservé').textContent).toBe('Stand A03 réservé');
    await user.click(exhibitor);
    expect(option('Stand A03, réservé')).toHaveAttribute('aria-selected', 'true');
    expect(panel()).toHaveTextContent('Exposant exemple 01');
  });
});

describe('the plan as it changes', () => {
  it('follows what is announced, in the list, the panel and the search, without a reload', async () => {
    await openPlan('?stand=C02');
    expect(panel()).toHaveTextContent('Available');
    expect(await screen.findByText(/185 000,00/)).toBeVisible();
    await waitFor(() => expect(socket.followerCount()).toBe(1));
    socket.emit('stand', { code: 'C02', state: 'option', revision: 3 });
    expect(await screen.findByLabelText('Stand C02, en option')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(panel()).toHaveTextContent('Reserved');
    expect(panel()).toHaveTextContent('Sous option');
    // Older than what is known, and none at all: what comes after them is shown, and they are not.
    socket.emit('stand', { code: 'C02', state: 'libre', revision: 2 });
    socket.emit('stand', { code: 'C02', state: 'vendu', revision: 9 });
    socket.emit('stand', { code: 'B12', state: 'bloque', revision: 2 });
    expect(await screen.findByLabelText('Stand B12, hors vente')).toBeInTheDocument();
    expect(option('Stand C02, en option')).toBeInTheDocument();
    socket.emit('stand', { code: 'C02', state: 'confirme', revision: 4 });
    expect(await screen.findByLabelText('Stand C02, réservé')).toBeInTheDocument();
  });

  it('draws a storm of changes once, and of the list only the rows that changed', async () => {
    await openPlan();
    await waitFor(() => expect(socket.followerCount()).toBe(1));
    const list = screen.getByRole('listbox');
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((heard) => records.push(...heard));
    observer.observe(list, { attributes: true, attributeFilter: ['aria-label'], subtree: true });
    const codes = placesOf('stand')
      .filter(({ free }) => !free)
      .slice(0, 25)
      .map(({ code }) => code);
    for (const revision of [2, 3]) {
      for (const code of codes) socket.emit('stand', { code, state: 'bloque', revision });
    }
    await screen.findByLabelText(`Stand ${codes.at(-1)}, hors vente`);
    expect(records.map(({ target }) => (target as Element).getAttribute('aria-label'))).toEqual(
      codes.map((code) => `Stand ${code}, hors vente`),
    );
    observer.disconnect();
  });

  it('lets go of the socket when it is left', async () => {
    const { unmount } = await openPlan();
    await waitFor(() => expect(socket.followerCount()).toBe(1));
    unmount();
    expect(socket.followerCount()).toBe(0);
  });

  it('asks again for everything when the socket comes back', async () => {
    await openPlan();
    await waitFor(() => expect(socket.followerCount()).toBe(1));
    api.use(answers('get', '/v1/stand', buildStands({ B49: { state: 'reserve', revision: 5 } })));
    act(() => socket.open());
    expect(await screen.findByLabelText('Stand B49, réservé')).toBeInTheDocument();
  });

  it('draws the plan without the service, says so, and tries again when asked', async () => {
    api.use(isUnreachable('get', '/v1/stand'));
    const { container } = await openPlan('?stand=B49');
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByText(/disponibilités du moment n’ont pas pu être chargées/)).toBeVisible();
    expect(option('Stand B49, disponible')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    api.use(answers('get', '/v1/stand', buildStands({ B49: { state: 'bloque', revision: 2 } })));
    await user.click(retry);
    expect(await screen.findByLabelText('Stand B49, hors vente')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });
});
