import { endSession, startSession } from '@mosta/shared/auth';
import { buildReservation, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { dashboardHandlers, press, showDashboard as show, tableRows } from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();
const RESERVATIONS = '/v1/reservation/exhibitor/:id';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => void startSession(buildSession()));
  api.use(...dashboardHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

describe('the supplies', () => {
  it('shows booths first, then services and communication with prices per unit', async () => {
    await show('?vue=fournitures');
    expect(await tableRows()).toEqual([
      ['B12 (9 m²)', '1', 'Réservé', ''],
      ['C03 (12 m²)', '2', 'Disponible', ''],
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Quantité',
      'Status',
      'Actions',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Service' }));
    expect(await tableRows()).toEqual([['Chaise exemple', '1 200,00 DA / pièce', '4']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Communication' }));
    expect(await tableRows()).toEqual([['Affiche exemple', '4 500,00 DA / pièce', '3']]);
  });

  it('shows supplies below the booths, and not among the services', async () => {
    const reservation = buildReservation();
    const chairs = reservation.services.map((line) => ({ ...line, group: 'Fournitures' as const }));
    api.use(answers('get', RESERVATIONS, [{ ...reservation, services: chairs }]));
    await show('?vue=fournitures');
    const supplies = await screen.findByRole('table', { name: 'Fournitures réservées' });
    expect(within(supplies).getByRole('rowheader')).toHaveTextContent('Chaise exemple');
    expect(screen.getByRole('table', { name: 'Fournitures' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Service' }));
    expect(screen.queryByText('Chaise exemple')).toBeNull();
  });

  it('moves between tabs with the arrow keys', async () => {
    await show('?vue=fournitures');
    await screen.findByRole('table');
    act(() => screen.getByRole('tab', { name: 'Fournitures' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Service' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tab', { name: 'Service' })).toHaveAttribute('aria-selected', 'true');
  });

  it('preselects the first reservation and shows the others when chosen, in their currency', async () => {
    const first = buildReservation();
    const second = buildReservation({
      currency: 'EUR',
      booths: [],
      communication: [
        {
          _id: 'x',
          quantity: 1,
          removable: false,
          prints: { name: 'Bâche exemple', unit: 'm²', prices: { DZD: 1 } },
        },
      ],
    });
    api.use(answers('get', RESERVATIONS, [first, second]));
    await show('?vue=fournitures&onglet=service');
    const picker = await screen.findByLabelText('Réservation');
    expect(picker).toHaveDisplayValue(/Réservation 1.*B12, C03/);
    await userEvent.selectOptions(picker, second._id);
    expect(await tableRows()).toEqual([['Chaise exemple', '8,00 € / pièce', '4']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Communication' }));
    expect(await tableRows()).toEqual([['Bâche exemple', 'Sur devis', '1']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Fournitures' }));
    expect(screen.getByText('Aucune donnée disponible')).toBeInTheDocument();
  });

  it('keeps the chosen reservation when another view is opened', async () => {
    const second = buildReservation({ booths: [] });
    api.use(answers('get', RESERVATIONS, [buildReservation(), second]));
    await show('?vue=fournitures&onglet=service');
    await userEvent.selectOptions(await screen.findByLabelText('Réservation'), second._id);
    await press('Ouvrir le menu latéral');
    await press('Abonnement marketing');
    expect(await screen.findByLabelText('Réservation')).toHaveValue(second._id);
  });

  it('says that there is nothing yet', async () => {
    api.use(answers('get', RESERVATIONS, []));
    await show('?vue=fournitures');
    expect(await screen.findByText('Aucune donnée disponible')).toBeInTheDocument();
  });

  it('shows that it is loading', async () => {
    api.use(neverAnswers('get', RESERVATIONS));
    await show('?vue=fournitures');
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join(' ')).toContain('Chargement de vos réservations…');
  });

  it('says that loading failed, and recovers', async () => {
    api.use(fails('get', RESERVATIONS, 503, 'UNAVAILABLE'));
    await show('?vue=fournitures');
    expect(await screen.findByText(/n’ont pas pu être chargées/)).toBeInTheDocument();
    api.use(answers('get', RESERVATIONS, [buildReservation()]));
    await press('Réessayer');
    expect(await tableRows()).toHaveLength(2);
  });

  it('refreshes an expired session by itself', async () => {
    let calls = 0;
    api.use(
      http.get(RESERVATIONS, () => {
        calls += 1;
        return calls === 1
          ? new HttpResponse(null, { status: 401 })
          : HttpResponse.json([buildReservation()]);
      }),
    );
    await show('?vue=fournitures');
    expect(await tableRows()).toHaveLength(2);
  });

  it.each(['fr', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
    const { container } = await show('?vue=fournitures', language);
    await screen.findByRole('table');
    expect(await axe(container)).toHaveNoViolations();
  });
});

/** A reservation whose service was ordered by the exhibitor. */
function ordered() {
  const reservation = buildReservation();
  const services = reservation.services.map((line) => ({ ...line, removable: true }));
  return { ...reservation, services };
}

describe('an ordered line', () => {
  it('is taken back after a question', async () => {
    const reservation = ordered();
    let served = [reservation];
    const asked: string[] = [];
    api.use(
      http.get(RESERVATIONS, () => HttpResponse.json(served)),
      http.delete('/v1/reservation/:id/order/:line', ({ params }) => {
        asked.push(`${params.id}/${params.line}`);
        served = [{ ...reservation, services: [] }];
        return HttpResponse.json(served[0]);
      }),
    );
    await show('?vue=fournitures&onglet=service');
    await userEvent.click(
      await screen.findByRole('button', { name: /^Retirer de la commande.*Chaise exemple$/ }),
    );
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Garder' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(asked).toEqual([]);
    await press(/^Retirer de la commande/);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText(/n’est plus dans votre commande/)).toBeInTheDocument();
    expect(asked).toEqual([`${reservation._id}/${reservation.services[0]?._id}`]);
    expect(screen.getByText('Aucune donnée disponible')).toBeInTheDocument();
  });

  it('stays when taking it back fails, which is said', async () => {
    api.use(
      answers('get', RESERVATIONS, [ordered()]),
      fails('delete', '/v1/reservation/:id/order/:line', 503, 'UNAVAILABLE'),
    );
    await show('?vue=fournitures&onglet=service');
    await userEvent.click(await screen.findByRole('button', { name: /^Retirer de la commande/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText(/n’a pas été retiré/)).toBeInTheDocument();
    expect(await tableRows()).toHaveLength(1);
  });

  it('cannot be taken back where the organiser entered it', async () => {
    await show('?vue=fournitures&onglet=service');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /^Retirer/ })).not.toBeInTheDocument();
  });
});
