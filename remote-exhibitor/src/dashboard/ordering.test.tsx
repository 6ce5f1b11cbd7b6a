import { endSession, startSession } from '@mosta/shared/auth';
import { orderInputSchema } from '@mosta/shared/schemas/order.schema';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { buildReservation, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import * as v from 'valibot';
import { CATALOGUE, dashboardHandlers, press, showDashboard as show, tableRows } from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();
const RESERVATIONS = '/v1/reservation/exhibitor/:id';
const ORDER = '/v1/reservation/:id/order';

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

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const summary = () => plain(screen.getByRole('region', { name: 'Votre commande' }).textContent);
const more = (name: string) => press(new RegExp(`^Augmenter.*${name}`));
const quantity = (name: string) =>
  screen.getByRole('spinbutton', { name: new RegExp(`${name}.*quantité$`) });
const openCatalogue = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Commander' }));
  await screen.findByText('Votre commande');
};

describe('ordering more', () => {
  it('says until when, and opens the catalogue in the address', async () => {
    const { router } = await show('?vue=fournitures');
    expect(
      await screen.findByText('Commandes ouvertes jusqu’au 1er janvier 2027 à 00h00'),
    ).toBeInTheDocument();
    await openCatalogue();
    expect(router.state.location.search).toBe('?vue=fournitures&commander=Fournitures');
    expect(screen.getByRole('heading', { name: 'Commander en plus' })).toHaveFocus();
    await press('Revenir à ma réservation');
    expect(await tableRows()).toHaveLength(2);
    expect(router.state.location.search).toBe('?vue=fournitures');
  });

  it('names the tax of the edition', async () => {
    await show('?vue=fournitures', 'fr', { vatPercent: 9 });
    await openCatalogue();
    expect(summary()).toContain('La TVA de 9 % s’y ajoute.');
  });

  it('adds up quantities and days, and sends them once', async () => {
    const reservation = buildReservation();
    let served: Reservation[] = [reservation];
    const sent: unknown[] = [];
    api.use(
      http.get(RESERVATIONS, () => HttpResponse.json(served)),
      http.post(ORDER, async ({ request }) => {
        sent.push(await request.json());
        const line = reservation.services.map((one) => ({
          ...{ ...one, _id: 'new', removable: true, group: 'Fournitures' as const },
        }));
        served = [{ ...reservation, services: [...reservation.services, ...line] }];
        return HttpResponse.json(served[0]);
      }),
    );
    const { router } = await show('?vue=fournitures');
    await openCatalogue();
    expect(screen.getByRole('button', { name: 'Envoyer la commande' })).toBeDisabled();
    await more('chaise');
    await more('chaise');
    await press('Service');
    await more('accueil');
    await more('accueil.*jours');
    expect(summary()).toContain('Total HT19 000,00 DA');
    expect(summary()).toContain('Quantité : 1, 2 jours16 000,00 DA');
    const send = screen.getByRole('button', { name: 'Envoyer la commande' });
    act(() => {
      send.click();
      send.click();
    });
    const done = await screen.findByText(/Votre commande est enregistrée/);
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        items: [
          { _id: 'chaise', quantity: 2, days: 1 },
          { _id: 'accueil', quantity: 1, days: 2 },
        ],
      },
    ]);
    expect(done.closest('[role="status"]')).toHaveFocus();
    expect(router.state.location.search).toBe('?vue=fournitures&onglet=fournitures');
    const supplies = await screen.findByRole('table', { name: 'Fournitures réservées' });
    expect(within(supplies).getAllByRole('row')).toHaveLength(2);
    await openCatalogue();
    expect(quantity('chaise')).toHaveValue(0);
  });

  it('keeps what was chosen when it fails, also over a reload', async () => {
    api.use(fails('post', ORDER, 503, 'UNAVAILABLE'));
    const reservation = buildReservation();
    api.use(answers('get', RESERVATIONS, [reservation]));
    const { unmount, container } = await show('?vue=fournitures');
    await openCatalogue();
    await more('chaise');
    await press('Envoyer la commande');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('La commande n’a pas été enregistrée.');
    expect(failure).toHaveFocus();
    expect(quantity('chaise')).toHaveValue(1);
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    await show('?vue=fournitures&commander=Fournitures');
    expect(await screen.findByText('Votre commande')).toBeInTheDocument();
    expect(quantity('chaise')).toHaveValue(1);
    await press('Tout retirer');
    expect(quantity('chaise')).toHaveValue(0);
  });

  it('says what is left of an item, and keeps the choice where somebody else was faster', async () => {
    const left = (count: number) =>
      answers('get', '/v1/catalogue', {
        ...CATALOGUE,
        items: CATALOGUE.items.map((one) => (one._id === 'chaise' ? { ...one, left: count } : one)),
      });
    api.use(
      left(2),
      http.post(ORDER, () => {
        api.use(left(1));
        const problem = { type: 'about:blank', title: 'x', status: 409, code: 'OUT_OF_STOCK' };
        return HttpResponse.json(problem, { status: 409 });
      }),
      answers('get', RESERVATIONS, [buildReservation()]),
    );
    await show('?vue=fournitures');
    await openCatalogue();
    expect(screen.getByText('Plus que 2')).toBeVisible();
    for (const _ of [1, 2, 3]) await more('chaise');
    expect(quantity('chaise')).toHaveValue(2);
    await press('Envoyer la commande');
    const failure = await screen.findByText(/Il n’en reste pas autant\..*: il en reste 1\./);
    expect(failure).toHaveTextContent(/quantités sont gardées/);
    expect(quantity('chaise')).toHaveValue(2);
    expect(screen.getByText(/^Vous en demandez 2\s: il en reste 1\.$/)).toBeVisible();
    await press(/^Diminuer.*chaise/);
    expect(quantity('chaise')).toHaveValue(1);
  });

  it('says that an item is sold out, of which none can be chosen', async () => {
    api.use(
      answers('get', '/v1/catalogue', {
        ...CATALOGUE,
        items: CATALOGUE.items.map((one) => (one._id === 'chaise' ? { ...one, left: 0 } : one)),
      }),
      answers('get', RESERVATIONS, [buildReservation()]),
    );
    await show('?vue=fournitures');
    await openCatalogue();
    expect(screen.getByText('Épuisé')).toBeVisible();
    await more('chaise');
    expect(quantity('chaise')).toHaveValue(0);
  });

  it('does not say that an order without answer has not arrived', async () => {
    api.use(isUnreachable('post', ORDER), answers('get', RESERVATIONS, [buildReservation()]));
    await show('?vue=fournitures');
    await openCatalogue();
    await more('chaise');
    await press('Envoyer la commande');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Nous ne savons pas si la commande est arrivée.*ne sera pas comptée deux fois/,
    );
    expect(quantity('chaise')).toHaveValue(1);
  });

  it('is sent again by the same key, over a reload too; the next order has another', async () => {
    const reservation = buildReservation();
    const keys: unknown[] = [];
    const orders = (answer: () => Response) =>
      http.post(ORDER, async ({ request }) => {
        keys.push(v.parse(orderInputSchema, await request.json()).key);
        return answer();
      });
    api.use(
      answers('get', RESERVATIONS, [reservation]),
      orders(() => HttpResponse.error()),
    );
    const { unmount } = await show('?vue=fournitures');
    await openCatalogue();
    await more('chaise');
    await press('Envoyer la commande');
    await screen.findByRole('alert');
    unmount();
    api.use(orders(() => HttpResponse.json(reservation)));
    await show('?vue=fournitures&commander=Fournitures');
    await screen.findByText('Votre commande');
    await press('Envoyer la commande');
    await screen.findByText(/Votre commande est enregistrée/);
    await openCatalogue();
    await more('chaise');
    await press('Envoyer la commande');
    await waitFor(() => expect(keys).toHaveLength(3));
    const [lost, again, next] = keys;
    expect([again === lost, next === lost]).toEqual([true, false]);
  });

  it('takes out what is no longer offered, and says so', async () => {
    api.use(answers('get', RESERVATIONS, [buildReservation()]));
    await show('?vue=fournitures');
    await openCatalogue();
    await more('chaise');
    await more('vitrine');
    const items = CATALOGUE.items.filter(({ _id }) => _id !== 'vitrine');
    api.use(
      fails('post', ORDER, 409, 'NO_LONGER_OFFERED'),
      answers('get', '/v1/catalogue', { ...CATALOGUE, items }),
    );
    await press('Envoyer la commande');
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’est plus proposé/);
    await waitFor(() => expect(summary()).not.toContain('vitrine'));
    expect(summary()).toContain('Total HT1 500,00 DA');
  });

  it('explains that orders have been closed since, and keeps what was chosen', async () => {
    const reservation = buildReservation();
    let served = reservation;
    api.use(
      http.get(RESERVATIONS, () => HttpResponse.json([served])),
      http.post(ORDER, () => {
        const deadline = '2026-11-01T09:00:00.000Z';
        served = { ...reservation, orders: { open: false, deadline } };
        return HttpResponse.json(
          { type: 'about:blank', title: 'Closed', status: 409, code: 'ORDERS_CLOSED' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    await show('?vue=fournitures');
    await openCatalogue();
    await more('chaise');
    await press('Envoyer la commande');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Les commandes viennent d’être closes',
    );
    expect(
      await screen.findByText('Commandes closes depuis le 1er novembre 2026 à 10h00'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Commander' })).not.toBeInTheDocument();
    expect(await tableRows()).toHaveLength(2);
    expect(localStorage.getItem(`commande:${reservation._id}`)).toContain('chaise');
  });

  it('shows "Sur devis" where the currency has no price, and says that the total leaves it out', async () => {
    api.use(answers('get', RESERVATIONS, [buildReservation({ currency: 'EUR' })]));
    await show('?vue=fournitures&commander=Fournitures');
    await screen.findByText('Votre commande');
    await more('vitrine');
    expect(summary()).toContain('Total HTSur devis');
    await more('chaise');
    expect(summary()).toContain('Total HT10,00 €');
    expect(summary()).toContain('Sans les articles sur devis');
  });

  it('keeps the choices of each reservation apart', async () => {
    const [first, second] = [buildReservation(), buildReservation()];
    api.use(answers('get', RESERVATIONS, [first, second]));
    await show('?vue=fournitures&commander=Fournitures');
    await screen.findByText('Votre commande');
    await more('chaise');
    await userEvent.selectOptions(screen.getByLabelText('Réservation'), second._id);
    expect(quantity('chaise')).toHaveValue(0);
    await userEvent.selectOptions(screen.getByLabelText('Réservation'), first._id);
    expect(quantity('chaise')).toHaveValue(1);
  });

  it('follows what another tab chooses and orders', async () => {
    const reservation = buildReservation();
    api.use(answers('get', RESERVATIONS, [reservation]));
    await show('?vue=fournitures&commander=Fournitures');
    await screen.findByText('Votre commande');
    await more('chaise');
    const key = `commande:${reservation._id}`;
    const elsewhere = (values: object | null) => {
      if (values) localStorage.setItem(key, JSON.stringify({ version: 1, values }));
      else localStorage.removeItem(key);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    };
    elsewhere({ chaise: { quantity: 3, days: 1 } });
    expect(quantity('chaise')).toHaveValue(3);
    // ordered there: here nothing is left that could be ordered again
    elsewhere(null);
    expect(quantity('chaise')).toHaveValue(0);
    expect(screen.getByRole('button', { name: 'Envoyer la commande' })).toBeDisabled();
  });

  it('sets a broken draft aside', async () => {
    const reservation = buildReservation();
    localStorage.setItem(`commande:${reservation._id}`, '{"version":1,"values":{"chaise":"x"}}');
    api.use(answers('get', RESERVATIONS, [reservation]));
    await show('?vue=fournitures&commander=Fournitures');
    await screen.findByText('Votre commande');
    expect(quantity('chaise')).toHaveValue(0);
  });

  it('is explained where it is not possible', async () => {
    api.use(
      answers('get', RESERVATIONS, [
        buildReservation({ status: 'cancelled', orders: { open: false, deadline: null } }),
      ]),
    );
    await show('?vue=fournitures&commander=Service');
    expect(await screen.findByText('Cette réservation est annulée.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Votre commande' })).not.toBeInTheDocument();
  });

  it('shows that the catalogue is on its way, that it could not be had, and recovers', async () => {
    api.use(neverAnswers('get', '/v1/catalogue'));
    const { unmount } = await show('?vue=fournitures&commander=Service');
    expect(await screen.findByText('Chargement du catalogue…')).toBeInTheDocument();
    unmount();
    api.use(isUnreachable('get', '/v1/catalogue'));
    await show('?vue=fournitures&commander=Service');
    expect(await screen.findByText('Le catalogue n’a pas pu être chargé.')).toBeVisible();
    api.use(answers('get', '/v1/catalogue', { ...CATALOGUE, items: [] }));
    await press('Réessayer');
    expect(await screen.findByText('Rien n’est proposé ici pour le moment.')).toBeVisible();
  });

  it.each(['fr', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
    const { container } = await show('?vue=fournitures&commander=Service', language);
    await screen.findByText('Article accueil');
    await userEvent.type(screen.getByRole('spinbutton'), '2');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('communication', () => {
  it('says that there is no package, and offers to order', async () => {
    const reservation = buildReservation({ communication: [] });
    let served = reservation;
    api.use(
      http.get(RESERVATIONS, () => HttpResponse.json([served])),
      http.post(ORDER, () => {
        served = buildReservation({ _id: reservation._id });
        return HttpResponse.json(served);
      }),
    );
    const { container } = await show('?vue=communication');
    expect(await screen.findByText('Aucune formule')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Communication et pub' })).toBeVisible();
    const offer = screen.getByRole('region', { name: 'Abonnement marketing' });
    expect(await within(offer).findByText('Article bache')).toBeVisible();
    expect(within(offer).queryByText('Article chaise')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await more('bache');
    await press('Envoyer la commande');
    expect(await screen.findByText(/Votre commande est enregistrée/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Aucune formule')).not.toBeInTheDocument());
    expect(await tableRows()).toEqual([['Affiche exemple', '4 500,00 DA / pièce', '3']]);
  });

  it('points to no catalogue where orders are not open', async () => {
    const closed = { open: false, deadline: '2025-03-01T09:00:00.000Z' };
    api.use(
      answers('get', RESERVATIONS, [buildReservation({ communication: [], orders: closed })]),
    );
    await show('?vue=communication');
    expect(
      await screen.findByText(
        'Aucun support n’est réservé, et les commandes ne sont pas ouvertes.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/ci-dessous/)).not.toBeInTheDocument();
  });

  it('leads to the simulation where there is no reservation', async () => {
    api.use(answers('get', RESERVATIONS, []));
    await show('?vue=communication');
    expect(await screen.findByText('Aucune formule')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Préparer un devis' })).toHaveAttribute(
      'href',
      '/simulation',
    );
  });

  it('says that loading failed, and recovers', async () => {
    api.use(fails('get', RESERVATIONS, 503, 'UNAVAILABLE'));
    await show('?vue=communication');
    expect(await screen.findByText(/n’ont pas pu être chargées/)).toBeVisible();
    api.use(answers('get', RESERVATIONS, [buildReservation()]));
    await press('Réessayer');
    await waitFor(async () => expect(await tableRows()).toHaveLength(1));
  });
});
