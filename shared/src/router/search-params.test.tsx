import { setImmediate as turn } from 'node:timers/promises';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from './router';

function Page() {
  const [parameters, setParameters] = useSearchParams();
  const give = (name: string) => () =>
    setParameters((before) => new URLSearchParams([...before, [name, '1']]));
  return (
    <>
      <output>{parameters.toString()}</output>
      <button type="button" onClick={give('jour')}>
        jour
      </button>
      <button type="button" onClick={give('categorie')}>
        categorie
      </button>
      <button type="button" onClick={() => setParameters({ vue: '2' })}>
        vue
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();

it('builds a change on the one before, although the page does not show it yet', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
    initialEntries: ['/?langue=fr'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => {
    press('jour');
    while (!router.state.location.search.includes('jour')) await turn();
    expect(screen.getByRole('status')).toHaveTextContent(/^langue=fr$/);
    press('categorie');
  });
  expect(screen.getByRole('status')).toHaveTextContent('langue=fr&jour=1&categorie=1');
  await act(async () => press('vue'));
  expect(screen.getByRole('status')).toHaveTextContent(/^vue=2$/);
});
