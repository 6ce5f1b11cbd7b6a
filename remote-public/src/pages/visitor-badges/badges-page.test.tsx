import type { Badge, BadgeSharing } from '@mosta/shared/schemas/badge.schema';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { type RenderOptions, renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { BadgeRequest } from '../../features/badge/badge-request';
import remote from '../../remote';
import BadgesPage from './badges-page';

expect.extend(toHaveNoViolations);
const api = setupApi();
// the form keeps what was typed on the device
afterEach(() => localStorage.clear());
const CODE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
// the page keeps the code for the gate
beforeEach(() => {
  api.use(http.get('/v1/badge/:token/qr.svg', () => new HttpResponse(CODE)));
  api.use(answers('get', '/v1/badge/:token/sharing', NOTHING_SHARED));
});
const NOTHING_SHARED: BadgeSharing = { consent: null, contacts: [] };
const TOKEN = 'h1jeton-exemple';
const BADGE: Badge = {
  reference: 'ME25-V000042',
  nom: 'Exemple',
  prenom: 'Visiteuse',
  category: 'professional',
  company: 'Entreprise exemple 01',
  fonction: null,
  pays: null,
  token: TOKEN,
  days: ['2025-04-28', '2025-04-29', '2025-04-30', '2025-05-01'],
  revoked: false,
  wallets: [],
};

function show(
  route = '/visitor-badges',
  ui = <BadgesPage />,
  edition: RenderOptions['edition'] = {},
) {
  return renderWithProviders(ui, {
    route,
    edition,
    path: '/visitor-badges',
    catalogues: remote.catalogue ? { public: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

async function enter(label: RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter(/^Nom/, 'Exemple');
  await enter(/^Prénom/, 'Visiteuse');
  await enter(/^Adresse e-mail/, 'Visiteuse@Exemple.dz');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Demander mon badge' }));

describe('the request for a badge', () => {
  it('puts the badge on the screen, under its own address, and says that it was sent', async () => {
    let sent: unknown;
    api.use(
      http.post('/v1/badge', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(BADGE, { status: 201 });
      }),
      answers('get', `/v1/badge/${TOKEN}`, BADGE),
    );
    const { router, container } = await show();
    await fillIn();
    await userEvent.click(screen.getByRole('radio', { name: /Professionnel/ }));
    await enter(/^Entreprise/, 'Entreprise exemple 01');
    await send();
    expect(await screen.findByRole('heading', { name: 'Votre badge est prêt' })).toHaveFocus();
    expect(screen.getByText(/aussi envoyé à visiteuse@exemple\.dz/)).toBeVisible();
    const card = screen.getByRole('article', { name: 'Badge ME25-V000042' });
    expect(within(card).getByText('Visiteuse Exemple')).toBeVisible();
    expect(within(card).getByRole('img', { name: /Code à présenter/ })).toHaveAttribute(
      'src',
      `/v1/badge/${TOKEN}/qr.svg`,
    );
    expect(screen.getByRole('link', { name: 'Télécharger le PDF' })).toHaveAttribute(
      'href',
      `/v1/badge/${TOKEN}/pdf`,
    );
    expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe(`?badge=${TOKEN}`);
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
    expect(sent).toMatchObject({
      email: 'visiteuse@exemple.dz',
      category: 'professional',
      company: 'Entreprise exemple 01',
      phone: null,
      consent: CURRENT_CONSENT,
      // not ticked, and not needed
      contactsConsent: null,
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('wants to know for whom professionals and journalists come', async () => {
    await show('/visitor-badges?categorie=journalist');
    expect(screen.getByRole('radio', { name: /Presse/ })).toBeChecked();
    await fillIn();
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Média/)).toHaveAccessibleDescription(
        'Indiquez votre entreprise ou votre média.',
      ),
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Visiteur Pour découvrir/ }));
    expect(screen.getByLabelText(/^Entreprise/)).not.toBeRequired();
  });

  it('says kindly that there is a badge already, and keeps what was typed', async () => {
    api.use(fails('post', '/v1/badge', 409, 'BADGE_EXISTS'));
    await show();
    await fillIn();
    await send();
    expect(await screen.findByText('Vous avez déjà un badge.')).toBeVisible();
    expect(screen.getByText(/envoyer de nouveau à cette adresse/)).toBeVisible();
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Exemple');
    api.use(isUnreachable('post', '/v1/badge'));
    await send();
    expect(await screen.findByText(/Le badge n’a pas pu être établi/)).toBeVisible();
  });

  it('says first that the fair is over, and still takes the request', async () => {
    const { unmount } = await show('/visitor-badges', undefined, { phase: 'after' });
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Le salon est terminé depuis le 1er mai 2025.');
    expect(note).toHaveTextContent(/vaut pour cette édition passée/);
    expect(note.compareDocumentPosition(screen.getByRole('form'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.queryByText(/ouvre les portes du salon/)).toBeNull();
    unmount();
    await show('/visitor-badges', undefined, { phase: 'during' });
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByText(/ouvre les portes du salon/)).toBeVisible();
  });

  it('is closed when registrations are', async () => {
    await show('/visitor-badges', <BadgeRequest wanted={null} onMade={() => undefined} />, {
      registrations: 'closed',
    });
    expect(screen.getByText('Les demandes de badge sont closes.')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('has nothing that axe objects to, empty and with its errors', async () => {
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
    await send();
    await screen.findByText('4 champs sont à corriger');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the link to a badge', () => {
  it('shows that it is loading, and that a badge does not exist', async () => {
    api.use(neverAnswers('get', '/v1/badge/lent'));
    const { unmount } = await show('/visitor-badges?badge=lent');
    expect(screen.getByText('Chargement du badge')).toBeInTheDocument();
    unmount();
    api.use(fails('get', '/v1/badge/inconnu', 404, 'NOT_FOUND'));
    await show('/visitor-badges?badge=inconnu');
    expect(await screen.findByText('Ce badge n’existe pas, ou plus.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Demander un badge' }));
    expect(await screen.findByRole('form')).toBeVisible();
  });

  it('puts the badge into the wallets that the portal offers, and says who learns of it', async () => {
    api.use(answers('get', `/v1/badge/${TOKEN}`, { ...BADGE, wallets: ['apple', 'google'] }));
    const { container } = await show(`/visitor-badges?badge=${TOKEN}`);
    for (const [name, wallet] of [
      ['Ajouter à Apple Wallet', 'apple'],
      ['Ajouter à Google Wallet', 'google'],
    ]) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', `/v1/badge/${TOKEN}/wallet/${wallet}`);
      expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
    expect(screen.getByText(/^Google reçoit alors votre nom/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getAllByRole('link', { name: /Wallet/ })).toHaveLength(2);
  });

  it('offers no wallet on a page from the memory of the device', async () => {
    api.use(answers('get', `/v1/badge/${TOKEN}`, { ...BADGE, wallets: ['apple'] }));
    document.head.insertAdjacentHTML('beforeend', '<meta name="portal-saved" content="2026">');
    await show(`/visitor-badges?badge=${TOKEN}`);
    expect(await screen.findByRole('link', { name: 'Télécharger le PDF' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument();
    document.querySelector('meta[name="portal-saved"]')?.remove();
  });

  it('tells that a badge was revoked, and shows no code', async () => {
    api.use(answers('get', `/v1/badge/${TOKEN}`, { ...BADGE, revoked: true }));
    await show(`/visitor-badges?badge=${TOKEN}`);
    expect(await screen.findByText('Ce badge n’est plus valable.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Code/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Effacer mes données' })).toBeVisible();
  });

  it('erases the badge once that is confirmed', async () => {
    let erased = 0;
    api.use(
      answers('get', `/v1/badge/${TOKEN}`, BADGE),
      http.delete(`/v1/badge/${TOKEN}`, () => {
        erased += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { router } = await show(`/visitor-badges?badge=${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer mes données' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Garder mon badge' }));
    expect(erased).toBe(0);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Effacer mes données' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Effacer mes données' }));
    expect(await screen.findByText('Vos données sont effacées.')).toBeVisible();
    expect(erased).toBe(1);
    expect(router.state.location.search).toBe('');
  });
});

test('what was typed is there again after a reload, the consent is not', async () => {
  const { unmount } = await show();
  await fillIn();
  unmount();
  await show();
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Visiteuse');
  expect(screen.getByRole('checkbox', { name: /J’accepte/ })).not.toBeChecked();
  expect(screen.getByText(/Votre brouillon a été retrouvé/)).toBeVisible();
});

test('a badge that is asked for after the fair is erased a year later, and the consent says so', async () => {
  await show();
  expect(screen.getByRole('checkbox', { name: /J’accepte/ })).toHaveAccessibleDescription(
    /un an après la fin du salon, ou un an après votre demande si elle vient plus tard/,
  );
});

describe('a badge that this device has shown', () => {
  const address = `/visitor-badges?badge=${TOKEN}`;
  const stored = () => localStorage.getItem('own:badge');

  async function showOnce() {
    api.use(answers('get', `/v1/badge/${TOKEN}`, { ...BADGE, wallets: ['apple'] }));
    const { unmount } = await show(address);
    await screen.findByRole('article', { name: 'Badge ME25-V000042' });
    await waitFor(() => expect(stored()).toContain('<svg'));
    unmount();
  }

  it('is shown with its code where the service cannot be reached, and says from when it is', async () => {
    await showOnce();
    api.use(isUnreachable('get', `/v1/badge/${TOKEN}`));
    const kept: { savedAt: string } = JSON.parse(stored() ?? '');
    const old = { ...kept, savedAt: '2025-04-28T09:30:00.000Z' };
    localStorage.setItem('own:badge', JSON.stringify(old));
    const { container } = await show(address);
    expect(screen.getByRole('article', { name: 'Badge ME25-V000042' })).toBeVisible();
    expect(screen.getByRole('img', { name: /Code à présenter/ })).toHaveAttribute(
      'src',
      `data:image/svg+xml,${encodeURIComponent(CODE)}`,
    );
    // two more attempts come first
    const savedAt = /^Enregistré le 28 avril 2025 à 10h30/;
    expect(await screen.findByText(savedAt, {}, { timeout: 15_000 })).toBeVisible();
    // a wallet asks the service
    expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is found again on the page of the request', async () => {
    await showOnce();
    await show();
    expect(screen.getByText(/Le badge de Visiteuse Exemple est gardé/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce badge' })).toHaveAttribute('href', address);
  });

  it('is forgotten once the service knows it no more, or has revoked it', async () => {
    await showOnce();
    const old = JSON.stringify({ ...JSON.parse(stored() ?? ''), savedAt: '2025-04-28T09:30:00Z' });
    localStorage.setItem('own:badge', old);
    api.use(fails('get', `/v1/badge/${TOKEN}`, 404, 'NOT_FOUND'));
    const { unmount } = await show(address);
    expect(await screen.findByText('Ce badge n’existe pas, ou plus.')).toBeVisible();
    expect(stored()).toBeNull();
    unmount();

    localStorage.setItem('own:badge', old);
    api.use(answers('get', `/v1/badge/${TOKEN}`, { ...BADGE, revoked: true }));
    await show(address);
    expect(await screen.findByText('Ce badge n’est plus valable.')).toBeVisible();
    await waitFor(() => expect(stored()).toBeNull());
  });
});

describe('what a visitor shares with exhibitors', () => {
  const consent = { version: CURRENT_CONSENT, at: '2026-11-20T09:00:00.000Z' };
  const contact = (id: string, company: string | null, withdrawnAt: string | null = null) => ({
    ...{ _id: id, company, scannedAt: '2026-11-21T10:00:00.000Z', withdrawnAt },
  });
  const shared: BadgeSharing = {
    consent,
    contacts: [contact('contact-1', 'Exposant exemple 01'), contact('contact-2', null)],
  };

  it('is agreed to in the form by a box of its own', async () => {
    let sent: unknown;
    api.use(
      http.post('/v1/badge', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(BADGE, { status: 201 });
      }),
      answers('get', `/v1/badge/${TOKEN}`, BADGE),
    );
    await show();
    await fillIn();
    const box = screen.getByRole('checkbox', { name: /Les exposants qui scannent mon badge/ });
    expect(box).not.toBeChecked();
    expect(box).not.toBeRequired();
    await userEvent.click(box);
    await send();
    await screen.findByRole('heading', { name: 'Votre badge est prêt' });
    expect(sent).toMatchObject({ contactsConsent: CURRENT_CONSENT });
  });

  it('is taken back from one exhibitor, and from all with the agreement', async () => {
    const asked: string[] = [];
    const gone = '2026-11-22T08:00:00.000Z';
    api.use(
      answers('get', `/v1/badge/${TOKEN}`, BADGE),
      answers('get', `/v1/badge/${TOKEN}/sharing`, shared),
      http.delete(`/v1/badge/${TOKEN}/sharing/contact-1`, () => {
        asked.push('one');
        const [first, ...others] = shared.contacts;
        const contacts = first ? [{ ...first, withdrawnAt: gone }, ...others] : others;
        return HttpResponse.json({ consent, contacts });
      }),
      http.delete(`/v1/badge/${TOKEN}/sharing`, () => {
        asked.push('all');
        const contacts = shared.contacts.map((one) => ({ ...one, withdrawnAt: gone }));
        return HttpResponse.json({ consent: null, contacts });
      }),
    );
    const { container } = await show(`/visitor-badges?badge=${TOKEN}`);
    const list = await screen.findByRole('list', { name: 'Exposants qui ont scanné votre badge' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Exposant sans nom d’entreprise')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Retirer mes coordonnées à Exposant exemple 01' }),
    );
    expect(await within(list).findByText(/^Coordonnées retirées le/)).toBeVisible();
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(screen.getByRole('button', { name: 'Ne plus partager, tout retirer' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(question).getByRole('button', { name: 'Ne plus partager, tout retirer' }),
    );
    expect(await screen.findByText(/ne reçoivent rien de vous/)).toBeVisible();
    expect(asked).toEqual(['one', 'all']);
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is given later, and says what failed', async () => {
    api.use(
      answers('get', `/v1/badge/${TOKEN}`, BADGE),
      fails('put', `/v1/badge/${TOKEN}/sharing`, 503, 'UNAVAILABLE', 'Indisponible.'),
    );
    await show(`/visitor-badges?badge=${TOKEN}`);
    const allow = await screen.findByRole('button', { name: /^Partager avec les exposants/ });
    await userEvent.click(allow);
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a changé.');
    api.use(
      http.put(`/v1/badge/${TOKEN}/sharing`, () => HttpResponse.json({ consent, contacts: [] })),
    );
    await userEvent.click(allow);
    expect(await screen.findByText(/reçoivent vos coordonnées/)).toBeVisible();
  });
});
