import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { buildHotel } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { type RenderOptions, renderWithProviders } from '@mosta/shared/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import fr from '../../locales/fr.json';
import remote from '../../remote';
import AccommodationPage from './accommodation-page';

expect.extend(toHaveNoViolations);

const server = setupApi();

const entry = (type: string, prices: Record<string, number>, images: string[] = []) => ({
  _id: `entry-${type}`,
  type,
  prices,
  images,
});

const port = buildHotel({
  _id: 'port',
  name: 'Hôtel exemple 01',
  badge: 'Partenaire exemple',
  stars: 4,
  email: 'hotel01@exemple.dz',
  categories: {
    rooms: [
      entry(
        'Chambre double',
        { DZD: 12_500, EUR: 86.5, USD: 95 },
        ['1', '2', '3', '4', '5'].map((n) => `/p${n}.jpg`),
      ),
      entry('Chambre simple', { DZD: 9_500, EUR: 0 }),
    ],
    restauration: [entry('Restaurant', { DZD: 2_400 })],
    others: [entry('Navette', { DZD: 1_000 })],
  },
});

const plain = buildHotel({
  _id: 'plain',
  name: 'Hôtel exemple 02',
  badge: null,
  stars: 3,
  email: null,
  website: null,
  phone: '+213 45 00 00 22',
  categories: { rooms: [entry('Suite', { DZD: 0 })], restauration: [], others: [] },
});

async function draw(
  hotels: Hotel[] | null,
  route = '/hebergement',
  edition: RenderOptions['edition'] = {},
) {
  if (hotels) server.use(answers('get', '/v1/hotel', hotels));
  const catalogue = remote.catalogue;
  if (!catalogue) throw new Error('The remote has no catalogue');
  return renderWithProviders(<AccommodationPage />, {
    route,
    edition,
    catalogues: { hotels: catalogue },
  });
}

async function openFirst() {
  await userEvent.click(await screen.findByRole('button', { name: port.name }));
  return screen.findByRole('dialog', { name: port.name });
}

describe('the list', () => {
  it('says that it loads', async () => {
    server.use(neverAnswers('get', '/v1/hotel'));
    await draw(null);
    expect(screen.getByRole('heading', { level: 1, name: fr.page.heading })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading properties...');
  });

  it('counts the hotels and shows each as a card', async () => {
    await draw([port, plain]);
    expect(await screen.findByText('2 properties found')).toBeVisible();
    const [card, other] = within(screen.getByRole('list', { name: 'Hôtels' })).getAllByRole(
      'article',
    );
    if (!card || !other) throw new Error('Two cards expected');
    expect(within(card).getByText('Partenaire exemple')).toBeVisible();
    expect(within(card).getByRole('img', { name: /4 sur 5 étoiles/ })).toBeVisible();
    expect(within(card).getByText(port.address)).toBeVisible();
    expect(within(card).getByText(/Types de chambres.*2/)).toBeVisible();
    expect(within(card).getByText(/Restaurants.*1/)).toBeVisible();
    expect(card).toHaveTextContent(/9.500,00.DA/);
    expect(card).toHaveTextContent(/86,50.€/);
    expect(within(other).getAllByText('N/A')).toHaveLength(2);
  });

  it('says what will be there when there is no hotel', async () => {
    await draw([]);
    expect(await screen.findByText('0 properties found')).toBeVisible();
    expect(screen.getByText('Les hôtels seront bientôt annoncés')).toBeVisible();
  });

  it('explains a failure and recovers on "Réessayer"', async () => {
    server.use(fails('get', '/v1/hotel', 503, 'UNAVAILABLE'));
    await draw(null);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch hotels. Please try again later.');
    server.use(answers('get', '/v1/hotel', [port]));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('1 properties found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes an answer that is no list of hotels for a failure', async () => {
    server.use(http.get('/v1/hotel', () => HttpResponse.json([{ name: 42 }])));
    await draw(null);
    expect(await screen.findByText(/Failed to fetch hotels/)).toBeVisible();
  });

  it('narrows by name and category, and offers the way back', async () => {
    await draw([port, plain]);
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Nom ou adresse' }),
      'exemple 02',
    );
    expect(screen.getByText('1 properties found')).toBeVisible();
    expect(screen.queryByRole('button', { name: port.name })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(screen.getByText('2 properties found')).toBeVisible();
  });

  it('keeps the filter in the address, where an opened hotel does not touch it', async () => {
    const { router } = await draw([port, plain], '/hebergement?etoiles=4&recherche=exemple');
    const words = await screen.findByRole('searchbox', { name: 'Nom ou adresse' });
    expect(words).toHaveValue('exemple');
    expect(screen.getByText('1 properties found')).toBeVisible();
    await openFirst();
    expect(router.state.location.search).toBe('?etoiles=4&recherche=exemple&hotel=port');
    await act(() => router.navigate(-1));
    const stars = await screen.findByRole('combobox', { name: 'Catégorie' });
    fireEvent.change(words, { target: { value: 'exemple 01' } });
    fireEvent.change(stars, { target: { value: '0' } });
    await waitFor(() => expect(router.state.location.search).toBe('?recherche=exemple+01'));
    await act(() => router.navigate('/hebergement?etoiles=7'));
    await waitFor(() => expect(words).toHaveValue(''));
    expect(screen.getByText('2 properties found')).toBeVisible();
  });

  it('has nothing that axe objects to', async () => {
    const { container } = await draw([port, plain]);
    await screen.findByText('2 properties found');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the selected hotel', () => {
  it('opens by keyboard, stands in the address, and closes again', async () => {
    const { router } = await draw([port, plain]);
    const card = await screen.findByRole('button', { name: port.name });
    while (document.activeElement !== card) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: port.name });
    expect(within(dialog).getByRole('heading', { level: 2, name: port.name })).toBeVisible();
    expect(router.state.location.search).toBe('?hotel=port');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer la fiche' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('closes on Back', async () => {
    const { router } = await draw([port]);
    await openFirst();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes a double press for one, on the card and on the button that closes', async () => {
    const { router } = await draw([port]);
    await act(() => router.navigate('/hebergement?jour=2'));
    // both presses come before the address has changed
    const pressTwice = (button: HTMLElement) =>
      act(() => {
        button.click();
        button.click();
      });
    pressTwice(await screen.findByRole('button', { name: port.name }));
    await screen.findByRole('dialog', { name: port.name });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await openFirst();
    pressTwice(within(dialog).getByRole('button', { name: 'Fermer la fiche' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?jour=2');
  });

  it('opens from a shared address and leaves the other parameters alone', async () => {
    const { router } = await draw([port, plain], '/hebergement?jour=2&hotel=plain');
    expect(await screen.findByRole('dialog', { name: plain.name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?jour=2'));
  });

  it('says when the address names a hotel that is not there', async () => {
    await draw([port], '/hebergement?hotel=parti');
    expect(await screen.findByRole('alert')).toHaveTextContent(/L’hôtel demandé ne figure pas/);
    expect(screen.getByRole('button', { name: port.name })).toBeVisible();
  });

  it('shows how to reach the hotel', async () => {
    await draw([port, plain]);
    const dialog = await openFirst();
    expect(within(dialog).getByText(port.address)).toBeVisible();
    expect(within(dialog).getByText(port.description)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: port.phone })).toHaveAttribute(
      'href',
      'tel:+21345000011',
    );
    expect(within(dialog).getByRole('link', { name: 'hotel01@exemple.dz' })).toHaveAttribute(
      'href',
      'mailto:hotel01@exemple.dz',
    );
    expect(within(dialog).getByRole('link', { name: /exemple\.dz.*nouvel/ })).toHaveAttribute(
      'href',
      port.website,
    );
  });

  it('has tabs with counts, and the third only when there is something in it', async () => {
    await draw([port, plain]);
    const dialog = await openFirst();
    const names = within(dialog)
      .getAllByRole('tab')
      .map((tab) => tab.textContent);
    expect(names).toEqual(['Chambres (2)', 'Restauration (1)', 'Autres services (1)']);
    expect(within(dialog).getByRole('tabpanel', { name: 'Chambres (2)' })).toHaveTextContent(
      'Chambre double',
    );
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Autres services (1)' }));
    expect(within(dialog).getByRole('tabpanel')).toHaveTextContent('Navette');
    expect(within(dialog).queryByText('Chambre double')).not.toBeInTheDocument();
  });

  it('has two tabs without other services, and explains an empty one', async () => {
    await draw([plain], '/hebergement?hotel=plain');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('tab')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Restauration (0)' }));
    expect(within(dialog).getByRole('tabpanel')).toHaveTextContent(/n’annonce pas de restaurant/);
  });

  it('shows a chip for each price above zero and at most four pictures', async () => {
    await draw([port, plain]);
    const dialog = await openFirst();
    const [double, single] = within(dialog).getAllByRole('article');
    if (!double || !single) throw new Error('Two room types expected');
    expect(double).toHaveTextContent(/12.500,00.DA/);
    expect(double).toHaveTextContent(/86,50.€/);
    expect(double).toHaveTextContent(/95,00/);
    expect(within(double).getAllByRole('img')).toHaveLength(4);
    expect(single).not.toHaveTextContent('€');
    expect(single).toHaveTextContent('No images available');
  });

  it('draws a placeholder where a picture is broken', async () => {
    await draw([port]);
    const dialog = await openFirst();
    const image = within(dialog).getByRole('img', { name: 'Chambre double, photo 1' });
    fireEvent.error(image);
    expect(image).not.toBeInTheDocument();
    expect(
      within(dialog).getByRole('img', { name: /photo 1 \(image indisponible\)/ }),
    ).toBeVisible();
  });

  it.each([
    [
      'before',
      /établissement Hôtel exemple 01 à l’occasion de Mosta Expo \(28 avril – 1er mai 2025\)\./,
    ],
    ['after', /établissement Hôtel exemple 01\./],
  ] as const)('prepares the reservation e-mail %s the fair', async (phase, stay) => {
    await draw([port], undefined, { phase });
    const dialog = await openFirst();
    const href = within(dialog)
      .getByRole('link', { name: 'Réserver maintenant' })
      .getAttribute('href');
    const text = decodeURIComponent(href ?? '');
    expect(text).toMatch(
      /^mailto:hotel01@exemple\.dz\?subject=Demande de réservation – Hôtel exemple 01&body=Bonjour,\r\n/,
    );
    expect(text).toMatch(stay);
  });

  it('calls a hotel that has no e-mail', async () => {
    await draw([plain], '/hebergement?hotel=plain');
    const link = await screen.findByRole('link', { name: 'Réserver maintenant' });
    expect(link).toHaveAttribute('href', 'tel:+21345000022');
    expect(link).toHaveAccessibleDescription(/Appelle l’hôtel/);
  });

  it('has nothing that axe objects to', async () => {
    await draw([port]);
    const dialog = await openFirst();
    expect(await act(() => axe(dialog))).toHaveNoViolations();
  });
});
