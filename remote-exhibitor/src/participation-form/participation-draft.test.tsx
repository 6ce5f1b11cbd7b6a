import { endSession } from '@mosta/shared/auth';
import { setupApi } from '@mosta/shared/testing/handlers';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { DRAFT_KEY, enter, FILLED, keepDraft, show } from './testing';

setupApi();

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
  sessionStorage.clear();
});

describe('the draft of the participation form', () => {
  it('is found again without password and agreement, reported, and can be discarded', async () => {
    const first = await show();
    await enter(/^Raison sociale/, 'SARL Exemple');
    await userEvent.click(screen.getByRole('radio', { name: /^Physique/ }));
    await enter(/^Mot de passe/, 'une phrase exemple');
    expect(screen.getByText('Brouillon enregistré')).toBeVisible();
    expect(localStorage.getItem(DRAFT_KEY)).not.toContain('une phrase exemple');
    first.unmount();
    await show();
    expect(screen.getByText(/Votre brouillon a été retrouvé/)).toBeVisible();
    expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue('SARL Exemple');
    expect(screen.getByRole('radio', { name: /^Physique/ })).toBeChecked();
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /J’accepte/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Effacer le brouillon' }));
    await waitFor(() => expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: /^Physique/ })).not.toBeChecked();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('is asked about before the page is left, within the portal and by closing the tab', async () => {
    const { router } = await show();
    await act(() => router.navigate('/simulation'));
    expect(router.state.location.pathname).toBe('/simulation');
    await act(() => router.navigate('/formulaire'));
    await enter(/^Raison sociale/, 'SARL Exemple');
    await act(() => router.navigate('/simulation'));
    const dialog = await screen.findByRole('alertdialog', { name: /Quitter cette page/ });
    expect(dialog).toHaveTextContent(/reste dans le brouillon/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rester sur la page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await act(() => router.navigate('/simulation'));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeVisible();
  });

  it('is set aside and reported when it cannot be read', async () => {
    localStorage.setItem(DRAFT_KEY, '{"version":99}');
    await show();
    expect(screen.getByText(/Un brouillon illisible a été mis de côté/)).toBeVisible();
    expect(localStorage.getItem(`${DRAFT_KEY}:aside`)).toBe('{"version":99}');
  });

  it('keeps a country that exists in place of one that does not', async () => {
    const { exhibitionCompany } = FILLED;
    keepDraft({ ...FILLED, exhibitionCompany: { ...exhibitionCompany, pays: 'XX' } });
    await show();
    expect(screen.getByLabelText(/^Pays/)).toHaveDisplayValue('Algérie');
    expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue('SARL Exemple');
  });

  it('never crashes the page, whatever is stored', async () => {
    const part = fc.option(fc.oneof(fc.string(), fc.integer(), fc.constant([])), {
      nil: undefined,
    });
    const values = fc.record({
      exhibitor: fc.oneof(part, fc.record({ nom: part, email: part })),
      exhibitionCompany: fc.oneof(part, fc.record({ type: part, pays: part, tel: part })),
      payment: part,
    });
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ version: fc.constant(1), values }).map((draft) => JSON.stringify(draft)),
      values.map((changes) => JSON.stringify({ version: 1, values: { ...FILLED, ...changes } })),
    );
    await fc.assert(
      fc.asyncProperty(stored, async (text) => {
        localStorage.clear();
        localStorage.setItem(DRAFT_KEY, text);
        await show();
        expect(screen.getByRole('form')).toBeVisible();
        cleanup();
      }),
      { numRuns: 15 },
    );
  });
});
