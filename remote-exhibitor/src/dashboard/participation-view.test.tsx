import { File as NodeFile } from 'node:buffer';
import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
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
import {
  buildDocument,
  buildParticipation,
  buildProgress,
  buildStatement,
  COMPANY,
} from './participation/testing';
import { dashboardHandlers, press, showDashboard } from './testing';

// the one that goes with the test environment's FormData and can be read, which jsdom's own cannot
Object.assign(globalThis, { File: NodeFile });
expect.extend(toHaveNoViolations);
const api = setupApi();
const OWN = '/v1/participation/:id';
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The button opens the browser's own choice of a file; this is what it fills. */
async function choose(container: HTMLElement, file: File): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file input');
  await userEvent.upload(input, file);
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => void startSession(buildSession()));
  api.use(
    answers('get', '/v1/participation/mine', [buildParticipation()]),
    answers('get', `${OWN}/progress`, buildProgress()),
    answers('get', `${OWN}/statement`, buildStatement()),
    answers('get', `${OWN}/document`, [buildDocument()]),
    answers('get', `${OWN}/message`, []),
    ...dashboardHandlers(),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

describe('a participation of a former edition', () => {
  const former = buildParticipation({
    ...{ _id: 'former', reference: 'ME24-P000009', edition: 2024, former: true },
    status: 'accepted',
  });

  it('is told apart on the overview, with the way into the current edition', async () => {
    api.use(answers('get', '/v1/participation/mine', [former]));
    const { container } = await showDashboard();
    expect(await screen.findByRole('heading', { name: 'Dossier de l’édition 2024' })).toBeVisible();
    expect(screen.getByText(/ME24-P000009/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Participer à l’édition 2025' })).toHaveAttribute(
      'href',
      '/formulaire',
    );
    expect(screen.getByRole('link', { name: 'Relire ce dossier' })).toHaveAttribute(
      'href',
      '/dashboard-exposant?vue=dossier&volet=suivi&dossier=former',
    );
    expect(screen.queryByRole('list', { name: 'Étapes restantes' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be read, and not changed', async () => {
    api.use(answers('get', '/v1/participation/mine', [buildParticipation(), former]));
    await showDashboard('?vue=dossier&volet=documents&dossier=former');
    expect(await screen.findByRole('button', { name: /^Télécharger/ })).toBeVisible();
    expect(screen.getByText(/se lit, mais ne se modifie plus/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Participer/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Manquant')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: /^Messages/ }));
    expect(
      await screen.findByRole('region', { name: 'Échange avec l’organisation' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Paiement' }));
    expect(await screen.findByRole('region', { name: 'Relevé' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /preuve de paiement/ })).not.toBeInTheDocument();
  });

  it('comes after those of the current edition, and is named by its year', async () => {
    api.use(answers('get', '/v1/participation/mine', [buildParticipation(), former]));
    await showDashboard('?vue=dossier');
    const picker = await screen.findByRole('combobox', { name: 'Dossier' });
    expect(picker).toHaveValue('participation-1');
    expect(within(picker).getByRole('option', { name: /, édition 2024$/ })).toBeInTheDocument();
  });
});

describe('the participation on the overview', () => {
  it('shows the stage, the next step with its overdue deadline, and unread messages', async () => {
    const { container } = await showDashboard();
    expect(await screen.findByRole('heading', { name: 'Compléter le dossier' })).toBeVisible();
    expect(plain(screen.getByText(/ME25-P000001/).textContent)).toBe('Dossier n° ME25-P000001');
    const stages = screen.getByRole('list', { name: 'Étapes du dossier' });
    expect(within(stages).getByText('À compléter').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(plain(screen.getByText(/^En retard/).textContent)).toBe(
      'En retard : c’était à faire avant le 10 avril 2025',
    );
    expect(plain(screen.getByRole('link', { name: /^Messages non lus/ }).textContent)).toBe(
      'Messages non lus : 2',
    );
    await screen.findByRole('progressbar', { name: 'Part payée' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows what is paid of the price, in words for those who do not see the bar', async () => {
    await showDashboard();
    const bar = await screen.findByRole('progressbar', { name: 'Part payée', hidden: true });
    expect(bar).toHaveAttribute('aria-valuenow', '6');
    expect(plain(bar.getAttribute('aria-valuetext'))).toBe('7 100,00 DA payés sur 107 100,00 DA');
    const panel = within(screen.getByRole('region', { name: 'Paiement' }));
    expect(plain(panel.getByText(/^Jusqu’au/).textContent)).toBe('Jusqu’au 1er mai 2030');
    expect(panel.queryByText(/timbre/)).not.toBeInTheDocument();
  });

  it('says what remains, with its link, and how much is done', async () => {
    await showDashboard();
    const list = await screen.findByRole('list', { name: 'Étapes restantes' });
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Compléter le dossierÀ faire',
      'Envoyer les documentsÀ faire',
      'Confirmation de l’organisationEn attente',
      'Payer la participationEn attente',
    ]);
    expect(within(list).getByRole('link', { name: 'Envoyer les documents' })).toHaveAttribute(
      'href',
      '/dashboard-exposant?vue=dossier&volet=documents&dossier=participation-1',
    );
    const bar = screen.getByRole('progressbar', { name: 'Ce qu’il reste à faire' });
    expect(plain(bar.getAttribute('aria-valuetext'))).toBe('Étapes faites : 1 sur 5');
  });

  it('lists what happened last, the newest first, and the dates', async () => {
    api.use(
      answers('get', '/v1/quote/mine', []),
      answers('get', '/v1/hold/mine', [
        {
          ...{ _id: 'hold-1', code: 'B12', prolongationsLeft: 1, prolongedUntil: null },
          ...{ since: '2025-04-06T09:00:00.000Z', expires: '2025-04-08T09:00:00.000Z' },
        },
      ]),
    );
    await showDashboard();
    const list = await screen.findByRole('list', { name: 'Ce qui s’est passé' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));
    expect(lines).toEqual([
      'Option prise sur le stand B126 avril 2025',
      'Paiement reçu : 7 100,00 DA5 avril 2025',
      'Document envoyé : registre.pdf2 avril 2025',
      'Dossier reçu par l’organisation1er avril 2025',
    ]);
    const dates = screen.getByRole('list', { name: 'Calendrier du dossier' });
    expect(within(dates).getByText('Dernier jour pour compléter le dossier')).toBeVisible();
  });

  it('says that a part of the history could not be loaded, and asks for it again', async () => {
    api.use(fails('get', `${OWN}/message`, 503, 'UNAVAILABLE'));
    await showDashboard();
    expect(
      await screen.findByText('Une partie de l’historique n’a pas pu être chargée.'),
    ).toBeVisible();
    api.use(answers('get', `${OWN}/message`, []));
    await press('Réessayer');
    await waitFor(() =>
      expect(
        screen.queryByText('Une partie de l’historique n’a pas pu être chargée.'),
      ).not.toBeInTheDocument(),
    );
  });

  it('asks for the part that failed while another one is still on its way', async () => {
    api.use(
      fails('get', `${OWN}/message`, 503, 'UNAVAILABLE'),
      neverAnswers('get', `${OWN}/statement`),
    );
    await showDashboard();
    const failed = 'Une partie de l’historique n’a pas pu être chargée.';
    expect(await screen.findByText(failed)).toBeVisible();
    let asked = 0;
    api.use(
      http.get(`${OWN}/message`, () => {
        asked += 1;
        return HttpResponse.json([]);
      }),
    );
    await press('Réessayer');
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  });

  it('leads to the first participation where there is none', async () => {
    api.use(answers('get', '/v1/participation/mine', []));
    await showDashboard();
    expect(await screen.findByRole('link', { name: 'Estimer le prix' })).toHaveAttribute(
      'href',
      '/simulation',
    );
    expect(screen.getByRole('link', { name: 'Remplir le formulaire' })).toBeVisible();
  });

  it('leads nowhere once the edition is over and closed', async () => {
    api.use(answers('get', '/v1/participation/mine', []));
    await showDashboard('', 'fr', { phase: 'after', registrations: 'closed' });
    expect(await screen.findByText(/^L’édition 2025 est terminée\. Votre demande/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Remplir le formulaire' })).not.toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    api.use(fails('get', '/v1/participation/mine', 503, 'UNAVAILABLE'));
    await showDashboard();
    expect(await screen.findByText('Votre dossier n’a pas pu être chargé.')).toBeVisible();
    api.use(answers('get', '/v1/participation/mine', [buildParticipation()]));
    await press('Réessayer');
    expect(await screen.findByRole('heading', { name: 'Compléter le dossier' })).toBeVisible();
  });
});

it.each([
  ['before', 'Votre participation est confirmée. Nous nous réjouissons de vous accueillir.'],
  ['after', 'Votre participation est confirmée. Le salon est terminé.'],
] as const)('says of a confirmed participation what is true %s the fair', async (phase, said) => {
  api.use(answers('get', `${OWN}/progress`, buildProgress({ stage: 'confirmed' })));
  await showDashboard('?vue=dossier', 'fr', { phase });
  expect(await screen.findByText(said)).toBeVisible();
});

describe('the parts of the participation', () => {
  it('completes company type and payment in place', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.patch(OWN, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ ...buildParticipation({ status: 'received' }), warnings: [] });
      }),
    );
    const { container } = await showDashboard('?vue=dossier');
    const send = await screen.findByRole('button', { name: 'Envoyer à l’organisation' });
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Choisissez le type de l’entreprise.',
    );
    expect(bodies).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('radio', { name: /^Morale/ }));
    await userEvent.click(send);
    await waitFor(() =>
      expect(bodies).toEqual([{ exhibitionCompany: { type: 'Morale' }, payment: 'virement' }]),
    );
    expect(await screen.findByText('Votre dossier complété a été envoyé.')).toBeVisible();
  });

  it('asks only for what is missing, and lets what was given be changed', async () => {
    const { unmount } = await showDashboard('?vue=dossier');
    const form = within(await screen.findByRole('form', { name: 'Compléter mon dossier' }));
    expect(form.getByRole('radio', { name: /^Morale/ })).toBeVisible();
    expect(form.getByText('Mode de paiement')).not.toBeVisible();
    await userEvent.click(form.getByText('Changer aussi ce que vous avez déjà indiqué'));
    expect(form.getByText('Mode de paiement')).toBeVisible();
    expect(screen.getByText(/^Indiquez le type de votre entreprise\. Corrigez ce/)).toBeVisible();
    unmount();

    const correcting = buildParticipation({
      ...{ missing: [], complete: true, exhibitionCompany: { ...COMPANY, type: 'Morale' } },
    });
    api.use(
      answers('get', '/v1/participation/mine', [correcting]),
      answers('get', `${OWN}/progress`, buildProgress({ missingDocuments: ['tax'] })),
    );
    await showDashboard('?vue=dossier');
    expect(await screen.findByRole('heading', { name: 'Corriger le dossier' })).toBeVisible();
    expect(screen.queryByText(/Indiquez le/)).not.toBeInTheDocument();
    expect(screen.getByText(/^La carte fiscale manque/)).toBeVisible();
    expect(screen.queryByText(/registre du commerce et la carte/)).not.toBeInTheDocument();
  });

  it('marks missing documents, and refuses what is no PDF', async () => {
    const { container } = await showDashboard('?vue=dossier&volet=documents');
    expect(await screen.findAllByText('Manquant')).toHaveLength(2);
    expect(plain(screen.getByText(/^Motif/).textContent)).toBe('Motif : La page 2 manque.');
    await choose(container, new File(['texte'], 'faux.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/Ce fichier n’est pas un PDF/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps the choice of a failed upload, and sends it again', async () => {
    const { container } = await showDashboard('?vue=dossier&volet=documents');
    await screen.findByRole('button', { name: 'Envoyer le document' });
    api.use(fails('post', `${OWN}/document`, 503, 'UNAVAILABLE'));
    await choose(container, new File(['%PDF-1.7'], 'rc.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/Fichier choisi/)).toBeVisible();
    await press('Envoyer le document');
    expect(await screen.findByText(/n’a pas été envoyé/)).toBeVisible();
    expect(screen.getByText(/Fichier choisi/)).toBeVisible();

    api.use(answers('post', `${OWN}/document`, buildDocument(), { status: 201 }));
    await press('Réessayer');
    expect(await screen.findByText(/a été envoyé\./)).toBeVisible();
  });

  it('leaves an accepted document where it is', async () => {
    api.use(answers('get', `${OWN}/document`, [buildDocument({ state: 'accepted', note: null })]));
    await showDashboard('?vue=dossier&volet=documents');
    expect(await screen.findByRole('button', { name: 'Télécharger registre.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Supprimer registre.pdf' })).toBeNull();
  });

  it('deletes an own document after a question', async () => {
    const deleted: string[] = [];
    api.use(
      http.delete(`${OWN}/document/:document`, ({ params }) => {
        deleted.push(String(params.document));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await showDashboard('?vue=dossier&volet=documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer registre.pdf' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(deleted).toEqual(['document-1']));
    const said = await screen.findByText(/a été supprimé/);
    await waitFor(() => expect(screen.getAllByRole('status')).toContain(document.activeElement));
    expect(document.activeElement).toContainElement(said);
  });

  it('tells what is due, of what, and where to pay', async () => {
    const { container } = await showDashboard('?vue=dossier&volet=paiement');
    const table = await screen.findByRole('table', { name: 'Relevé' });
    expect(within(table).getByRole('rowheader')).toHaveTextContent('Stand équipé');
    const sums = screen
      .getAllByRole('term')
      .map((term) => plain(`${term.textContent} ${term.nextElementSibling?.textContent}`));
    expect(sums).toEqual(
      expect.arrayContaining([
        'Remise (10 %) −10 000,00 DA',
        'TVA (19 %) 17 100,00 DA',
        'Total à payer 107 100,00 DA',
        'Reste à payer 100 000,00 DA',
      ]),
    );
    expect(screen.getByText('Exemple')).toBeVisible();
    expect(screen.getByText('Jusqu’au 1er mai 2030')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('marks messages as read, and keeps a message that could not be sent', async () => {
    const read = jest.fn();
    const message = {
      _id: 'message-1',
      author: 'Organizer',
      text: 'Bienvenue',
      sentAt: '2025-04-03T09:00:00.000Z',
      readAt: null,
    };
    api.use(
      answers('get', `${OWN}/message`, [message]),
      http.post(`${OWN}/message/read`, () => {
        read();
        return new HttpResponse(null, { status: 204 });
      }),
      fails('post', `${OWN}/message`, 503, 'UNAVAILABLE'),
    );
    const { container } = await showDashboard('?vue=dossier&volet=messages');
    expect(await screen.findByText('Bienvenue')).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    const field = screen.getByRole('textbox', { name: 'Votre message' });
    await userEvent.type(field, 'Merci{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Votre message n’est pas parti/)).toBeVisible();
    expect(field).toHaveValue('Merci');
    expect(await axe(container)).toHaveNoViolations();
  });
});
