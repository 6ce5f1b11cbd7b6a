import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildAccount, buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { COMPANY } from './participation/testing';
import { dashboardHandlers, press, showDashboard } from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();
const session = buildSession();
const account = buildAccount({ user: { ...session.user, prenom: 'Amina' } });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => void startSession(session));
  api.use(answers('get', '/v1/account', account), ...dashboardHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

describe('the profile', () => {
  it('saves the names, and the session takes them over', async () => {
    api.use(
      http.patch('/v1/account', async ({ request }) => {
        expect(await request.json()).toEqual({ nom: 'Benali', prenom: 'Amina' });
        return HttpResponse.json(account);
      }),
      answers('post', '/auth/refresh-tokens', {
        ...session,
        user: { ...session.user, nom: 'Benali' },
      }),
    );
    await showDashboard('?vue=profil');
    const form = await screen.findByRole('form', { name: 'Vous' });
    const name = within(form).getByRole('textbox', { name: /^Nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Benali');
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(form).findByText(/sont enregistrées/)).toBeVisible();
    expect(sessionStore.getState().auth?.user.nom).toBe('Benali');
  });

  it('is accessible', async () => {
    const { container } = await showDashboard('?vue=profil');
    await screen.findByRole('form', { name: 'Votre page dans l’annuaire' });
    // the countries are all alike, and hundreds of them take axe most of a minute
    for (const option of container.querySelectorAll('option:nth-of-type(n+4)')) option.remove();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows locked numbers as text, and sends the rest', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.patch('/v1/company/mine', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ company: COMPANY, locked: [] });
      }),
    );
    await showDashboard('?vue=profil');
    const form = await screen.findByRole('form', { name: 'Votre entreprise' });
    expect(within(form).getByText(COMPANY.nifNumero)).toBeVisible();
    expect(within(form).queryByRole('textbox', { name: /NIF/ })).toBeNull();
    await userEvent.type(within(form).getByRole('textbox', { name: /^Adresse/ }), ' 2');
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ adresse: `${COMPANY.adresse} 2` });
    expect(bodies[0]).not.toHaveProperty('nifNumero');
  });

  it('gives numbers their one spelling, and takes a doubtful one', async () => {
    const bodies: unknown[] = [];
    api.use(
      answers('get', '/v1/company/mine', { company: COMPANY, locked: [] }),
      http.patch('/v1/company/mine', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ company: COMPANY, locked: [] });
      }),
    );
    await showDashboard('?vue=profil');
    const form = await screen.findByRole('form', { name: 'Votre entreprise' });
    const rewrite = async (name: RegExp, text: string) => {
      const field = within(form).getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      return field;
    };
    const becomes = async (name: RegExp, text: string, value: string) => {
      const field = await rewrite(name, text);
      await waitFor(() => expect(field).toHaveValue(value));
    };
    const doubtful = await rewrite(/^NIF/, '0012 3456 789');
    await waitFor(() => expect(doubtful).toBeInvalid());
    await becomes(/^NIF/, '0012 3456 7891 234', '001234567891234');
    await becomes(/^Téléphone mobile/, '0555 12 34 56', '+213555123456');
    await becomes(/^Numéro RC/, 'B 123', 'B 123');
    expect(await within(form).findByText(/n’a pas la forme habituelle/)).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      nifNumero: '001234567891234',
      tel: { mobile: '+213555123456' },
    });
  });

  it('begins the public page with the company, and keeps what a failure did not save', async () => {
    api.use(fails('put', '/v1/exhibitor-page/mine', 503, 'UNAVAILABLE'));
    await showDashboard('?vue=profil');
    const form = await screen.findByRole('form', { name: 'Votre page dans l’annuaire' });
    expect(within(form).getByRole('textbox', { name: /^Nom affiché/ })).toHaveValue(COMPANY.name);
    expect(within(form).getByText('sera visible après la confirmation')).toBeVisible();
    expect(
      within(form).getByRole('checkbox', { name: 'Montrer ma page dans l’annuaire' }),
    ).toHaveAccessibleDescription(/une fois la participation confirmée/);
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Choisissez une filière.');
    await userEvent.click(within(form).getByRole('link', { name: /^Filière/ }));
    expect(within(form).getByRole('combobox', { name: /^Filière/ })).toHaveFocus();
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: /^Filière/ }), 'oil');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Présentation/ }), 'Olives');
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(form).findByText(/ne sont pas enregistrées/)).toBeVisible();
    expect(within(form).getByRole('textbox', { name: /^Présentation/ })).toHaveValue('Olives');
  });
});

describe('the settings', () => {
  it('hold language, appearance, password, notifications and personal data', async () => {
    const { container } = await showDashboard('?vue=parametres');
    const switches = await screen.findAllByRole('switch');
    expect(switches.length).toBeGreaterThan(0);
    for (const name of ['Langue et apparence', 'Mot de passe', 'Données personnelles']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lead from each label and from each summary of errors to the field of their own form', async () => {
    const { container } = await showDashboard('?vue=parametres');
    const form = await screen.findByRole('form', { name: 'Adresse e-mail' });
    await screen.findByRole('form', { name: 'Inviter une personne' });
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await userEvent.click(within(form).getByRole('button', { name: 'Changer l’adresse' }));
    await userEvent.click(await within(form).findByRole('link', { name: /^Nouvelle adresse/ }));
    expect(within(form).getByRole('textbox', { name: /^Nouvelle adresse e-mail/ })).toHaveFocus();
  });

  it('erases the account after the password and a question, and signs out', async () => {
    api.use(fails('post', '/v1/account/erase', 403, 'WRONG_PASSWORD'));
    await showDashboard('?vue=parametres');
    const form = await screen.findByRole('form', { name: 'Effacer mon compte' });
    await userEvent.type(within(form).getByLabelText(/^Mot de passe, pour confirmer/), 'secret');
    await userEvent.click(within(form).getByRole('button', { name: 'Effacer mon compte' }));
    await press('Effacer pour toujours');
    expect(await within(form).findByText(/n’est pas celui de votre compte/)).toBeVisible();
    await waitFor(() =>
      expect(within(form).getByLabelText(/^Mot de passe, pour confirmer/)).toHaveFocus(),
    );
    expect(sessionStore.getState().auth).not.toBeNull();

    api.use(http.post('/v1/account/erase', () => new HttpResponse(null, { status: 204 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer mon compte' }));
    await press('Effacer pour toujours');
    await waitFor(() => expect(sessionStore.getState().auth).toBeNull());
  });
});
