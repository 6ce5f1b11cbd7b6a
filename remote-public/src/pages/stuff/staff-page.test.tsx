import { File as NodeFile } from 'node:buffer';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import { HttpResponse, http, isUnreachable, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../../remote';
import StaffPage from './staff-page';

// a file that FormData accepts and that can be read, unlike jsdom's own
Object.assign(globalThis, { File: NodeFile });
expect.extend(toHaveNoViolations);
const api = setupApi();
const FAILURE = 'Une erreur est survenue lors de la soumission du formulaire. Veuillez réessayer.';

function show(language: 'fr' | 'en' = 'fr') {
  return renderWithProviders(<StaffPage />, {
    route: '/stuff',
    path: '/stuff',
    language,
    catalogues: remote.catalogue ? { public: remote.catalogue } : {},
    elsewhere: { '/contact': <h1>Ailleurs</h1> },
  });
}

const pdf = (name = 'cv.pdf', content = '%PDF-1.7 exemple') =>
  new File([content], name, { type: 'application/pdf' });

async function enter(label: RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const TYPED: [RegExp, string][] = [
  [/^Nom/, 'Exemple'],
  [/^Prénom/, 'Candidate'],
  [/^Adresse e-mail/, 'candidate@exemple.dz'],
  [/^Téléphone/, '0555 12 34 56'],
  [/^Adresse(?! e)/, 'Adresse exemple, Mostaganem'],
  [/^Diplôme/, 'Licence exemple'],
  [/^Entreprise/, 'Entreprise exemple 01'],
  [/^Poste \*|^Poste$/, 'Hôtesse d’accueil'],
  [/^Compétences/, ' accueil , vente,, '],
  [/^Langues/, 'arabe, français'],
  [/^Lettre de motivation/, 'Lettre exemple.'],
];

async function fillIn() {
  for (const [label, text] of TYPED) await enter(label, text);
  await userEvent.type(screen.getByLabelText(/^Date de naissance/), '1999-05-01');
  await userEvent.type(screen.getByLabelText(/^Date de début/), '2022-01-15');
  await userEvent.selectOptions(screen.getByLabelText(/^Niveau d’études/), 'BAC +3');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
}

const chooseCv = (file = pdf()) =>
  userEvent.upload(screen.getByLabelText('CV', { selector: 'input' }), file);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));

afterEach(() => localStorage.clear());

describe('the staff application', () => {
  it('is sent once, in the parts that the API takes, and gives way to the confirmation', async () => {
    const received: FormData[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.use(
      http.post('/v1/staff', async ({ request }) => {
        received.push(await request.formData());
        await held;
        return HttpResponse.json({ _id: 'x' }, { status: 201 });
      }),
    );
    await show();
    await fillIn();
    await chooseCv();
    const button = screen.getByRole('button', { name: 'Envoyer ma candidature' });
    await userEvent.dblClick(button);
    expect(await screen.findByText('Soumission en cours...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(async () => release());
    expect(await screen.findByText('Votre candidature a été soumise avec succès!')).toHaveFocus();
    expect(screen.getByText(/nous vous contacterons pour un entretien/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(received).toHaveLength(1);
    const [body] = received;
    expect(JSON.parse(String(body?.get('personalInfo')))).toEqual({
      name: 'Exemple',
      surname: 'Candidate',
      email: 'candidate@exemple.dz',
      phone: '+213555123456',
      address: 'Adresse exemple, Mostaganem',
      birthdate: '1999-05-01',
    });
    expect(JSON.parse(String(body?.get('professionalInformation')))).toMatchObject({
      studyLevel: 'BAC +3',
      skills: ['accueil', 'vente'],
      languages: ['arabe', 'français'],
      works: [{ company: 'Entreprise exemple 01', startDate: '2022-01-15', endDate: '' }],
    });
    expect(body?.get('consent')).toBe(CURRENT_CONSENT);
    expect(body?.get('resume')).toBeInstanceOf(Blob);
    expect(body?.has('id_card')).toBe(false);
    expect(localStorage.getItem('brouillon-candidature')).toBeNull();
  });

  it('tells what is missing above the form, takes the focus there, and leads to each field', async () => {
    await show();
    await send();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(links).toHaveLength(16);
    expect(links[0]).toMatch(/^Nom\s: Ce champ est obligatoire\.$/);
    expect(links).toContainEqual(expect.stringMatching(/^Poste 1, Entreprise/));
    await userEvent.click(within(summary).getByRole('link', { name: /^CV/ }));
    expect(screen.getByRole('button', { name: /Choisir un fichier\s: CV/ })).toHaveFocus();
  });

  it('refuses at once what is no PDF or is too large, and keeps what was chosen before', async () => {
    await show();
    await chooseCv();
    await chooseCv(pdf('photo.pdf', 'GIF89a'));
    expect(await screen.findByText(/photo\.pdf n’est pas un PDF/)).toBeVisible();
    expect(screen.getByText('cv.pdf')).toBeVisible();
    await chooseCv(pdf('lourd.pdf', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`));
    expect(await screen.findByText(/lourd\.pdf dépasse 5 Mo/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer cv.pdf' }));
    expect(screen.getByRole('button', { name: /Choisir un fichier\s: CV/ })).toHaveFocus();
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });

  it('keeps everything after a failure, files too, and says which file was refused', async () => {
    api.use(
      http.post('/v1/staff', () =>
        HttpResponse.json(
          {
            type: 'https://exemple.dz/problemes/infected_file',
            title: 'Fichier refusé',
            status: 422,
            code: 'INFECTED_FILE',
            errors: [{ path: 'resume', message: 'Ce fichier a été refusé par l’antivirus.' }],
          },
          { status: 422 },
        ),
      ),
    );
    await show();
    await fillIn();
    await chooseCv();
    await send();
    expect(await screen.findByText(FAILURE)).toBeVisible();
    // the field and the summary say it; a third message beside them would not add anything
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(
      screen.getByRole('button', { name: /Remplacer le fichier\s: CV/ }),
    ).toHaveAccessibleDescription('Ce fichier a été refusé par l’antivirus.');
    expect(screen.getByText('cv.pdf')).toBeVisible();
    expect(screen.getByLabelText(/^Compétences/)).toHaveValue(' accueil , vente,, ');
    api.use(isUnreachable('post', '/v1/staff'));
    await send();
    expect(await screen.findByText(/Vérifiez votre connexion/)).toBeVisible();
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Exemple');
  });

  it('can be cancelled on its way', async () => {
    api.use(http.post('/v1/staff', () => new Promise<never>(() => undefined)));
    await show();
    await fillIn();
    await chooseCv();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’envoi' }));
    expect(await screen.findByText(/L’envoi est annulé/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoyer ma candidature' })).toBeEnabled();
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
  });

  it('has nothing that axe objects to, empty and with its errors', async () => {
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
    await send();
    await screen.findByText(/champs sont à corriger/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('speaks the reader’s language in its errors', async () => {
    await show('en');
    await userEvent.click(screen.getByRole('button', { name: 'Send my application' }));
    expect(await screen.findByText('16 fields need correcting')).toBeVisible();
    expect(screen.getByRole('link', { name: 'CV: Attach your CV as a PDF.' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('obligatoire');
  });
});

describe('its draft', () => {
  it('is found again without files and consent, and can be discarded', async () => {
    const first = await show();
    await enter(/^Nom/, 'Exemple');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un poste' }));
    expect(screen.getByText('Brouillon enregistré')).toBeVisible();
    first.unmount();
    await show();
    expect(screen.getByText(/Votre brouillon a été retrouvé/)).toBeVisible();
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Exemple');
    expect(screen.getByRole('group', { name: 'Poste 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Effacer le brouillon' }));
    await waitFor(() => expect(screen.getByLabelText(/^Nom/)).toHaveValue(''));
    expect(screen.queryByRole('group', { name: 'Poste 2' })).not.toBeInTheDocument();
    expect(localStorage.getItem('brouillon-candidature')).toBeNull();
  });

  it.each(['{"version":1,"values":{}}', '{"version":99}', 'not JSON'])(
    'is set aside and told when nothing can be made of it: %s',
    async (stored) => {
      localStorage.setItem('brouillon-candidature', stored);
      await show();
      expect(screen.getByText(/Un brouillon illisible a été mis de côté/)).toBeVisible();
      expect(localStorage.getItem('brouillon-candidature')).toBeNull();
    },
  );

  it('is asked about before the page is left', async () => {
    const { router } = await show();
    await act(() => router.navigate('/contact'));
    expect(router.state.location.pathname).toBe('/contact');
    await act(() => router.navigate('/stuff'));
    await enter(/^Nom/, 'Exemple');
    await act(() => router.navigate('/contact'));
    const dialog = await screen.findByRole('alertdialog', { name: /Quitter cette page/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rester sur la page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Exemple');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await act(() => router.navigate('/contact'));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeVisible();
  });
});
