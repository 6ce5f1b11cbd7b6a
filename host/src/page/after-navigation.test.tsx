import { createMemoryRouter, RouterProvider } from '@mosta/shared/router';
import { act, render, screen } from '@testing-library/react';
import { AfterNavigation } from './after-navigation';

function page(title: string) {
  return (
    <main>
      <h1>{title}</h1>
      <AfterNavigation />
    </main>
  );
}

it('leaves the focus alone on arrival, and moves it to the heading after each navigation', async () => {
  const arrival = location.pathname;
  const router = createMemoryRouter(
    [
      { path: arrival, element: page('Arrivée') },
      { path: '/suite', element: page('Suite') },
    ],
    { initialEntries: [arrival] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Arrivée' });
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/suite'));
  expect(screen.getByRole('heading', { name: 'Suite' })).toHaveFocus();
  await act(() => router.navigate(arrival));
  expect(screen.getByRole('heading', { name: 'Arrivée' })).toHaveFocus();
});

it('takes another row of the same route for another page', async () => {
  const show = (row: string | undefined) => (
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <main>
              <h1>{row ?? 'Annuaire'}</h1>
              <AfterNavigation row={row} />
            </main>
          ),
        },
      ])}
    />
  );
  const { rerender } = render(show(undefined));
  rerender(show('/?exposant=a'));
  expect(await screen.findByRole('heading', { name: '/?exposant=a' })).toHaveFocus();
});
