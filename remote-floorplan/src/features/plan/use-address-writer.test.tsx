import { createMemoryRouter, RouterProvider } from '@mosta/shared/router';
import { act, render, waitFor } from '@testing-library/react';
import { useAddressWriter } from './use-address-writer';

let write: ReturnType<typeof useAddressWriter> = () => undefined;

function Probe() {
  write = useAddressWriter();
  return null;
}

describe('what is written to the address', () => {
  it('keeps a change that the router has not shown yet', async () => {
    const router = createMemoryRouter([{ path: '*', element: <Probe /> }]);
    render(<RouterProvider router={router} />);
    act(() => {
      write((current) => current.set('recherche', 'huile'));
      write((current) => current.set('stand', 'C35'));
    });
    await waitFor(() => expect(router.state.location.search).toBe('?recherche=huile&stand=C35'));
    await act(() => router.navigate('?plan=b'));
    act(() => write((current) => current.set('stand', 'A01')));
    await waitFor(() => expect(router.state.location.search).toBe('?plan=b&stand=A01'));
  });
});
