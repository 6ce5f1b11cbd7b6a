import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../testing/render';
import { closeToasts, showToast, TOAST_MS } from './toast';

describe('showToast', () => {
  it('announces an error at once and other news politely', async () => {
    await renderWithProviders(<h1>Page</h1>);
    act(() => showToast('Enregistré', 'success'));
    act(() => showToast('Échec', 'error'));
    expect(await screen.findByRole('status')).toHaveTextContent('Enregistré');
    expect(screen.getByRole('alert')).toHaveTextContent('Échec');
  });

  it('shows what was told before the page could draw it', async () => {
    showToast('Trop tôt', 'success');
    await renderWithProviders(<h1>Page</h1>);
    expect(await screen.findByRole('status')).toHaveTextContent('Trop tôt');
  });

  it('closes by its button', async () => {
    await renderWithProviders(<h1>Page</h1>);
    act(() => showToast('À fermer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer le message' }));
    await waitFor(() => expect(screen.queryByText('À fermer')).not.toBeInTheDocument());
  });

  it('closes with all others when something opens in their place', async () => {
    await renderWithProviders(<h1>Page</h1>);
    act(() => showToast('Le premier'));
    act(() => showToast('Le second'));
    await screen.findByText('Le second');
    act(() => closeToasts());
    await waitFor(() => expect(screen.queryByText(/^Le /)).not.toBeInTheDocument());
  });

  it('closes by itself after 5000 ms', async () => {
    expect(TOAST_MS).toBe(5000);
    await renderWithProviders(<h1>Page</h1>);
    const shownAt = Date.now();
    act(() => showToast('Passager'));
    await waitForElementToBeRemoved(screen.getByText('Passager'));
    expect(Date.now() - shownAt).toBeGreaterThanOrEqual(5000);
  });
});
