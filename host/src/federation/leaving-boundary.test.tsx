import { createMemoryRouter, Link, Outlet, RouterProvider } from '@mosta/shared/router';
import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { providePageConfig } from '../page/page-config';
import { LeavingBoundary } from './leaving-boundary';

const registry = buildRegistry({ hotels: buildRegistryRemote() });
let failures: unknown[] = [];
const onFailure = (event: Event) => failures.push((event as CustomEvent).detail);

beforeEach(() => {
  failures = [];
  addEventListener('portal:failure', onFailure);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  providePageConfig({
    environment: 'test',
    language: 'fr',
    overrides: false,
    remoteOrigins: [],
    registry,
    manifests: {},
    status: 200,
  });
});
afterEach(() => removeEventListener('portal:failure', onFailure));

const thrown = () =>
  Object.assign(new Error('cleanup'), {
    stack: `Error\n at destroy (${location.origin}/remotes/hotels/1.0.0/route.js:1:1)`,
  });

const frame = (
  <>
    <nav>Navigation</nav>
    <LeavingBoundary>
      <Outlet />
    </LeavingBoundary>
  </>
);

const router = (page: ReactNode) =>
  createMemoryRouter(
    [
      {
        element: frame,
        errorElement: <h1>Tout est parti</h1>,
        children: [
          { path: '/', element: page },
          { path: '/suite', element: <h1>Page suivante</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );

function LayoutCleanup() {
  useLayoutEffect(
    () => () => {
      throw thrown();
    },
    [],
  );
  return <Link to="/suite">Suite</Link>;
}

function EffectCleanup() {
  useEffect(
    () => () => {
      throw thrown();
    },
    [],
  );
  return <Link to="/suite">Suite</Link>;
}

it.each([
  ['an effect', <EffectCleanup key="1" />],
  ['a layout effect', <LayoutCleanup key="2" />],
])('keeps navigation and the next page when the cleanup of %s throws', async (_, page) => {
  render(<RouterProvider router={router(page)} />);
  await userEvent.click(screen.getByRole('link', { name: 'Suite' }));
  expect(await screen.findByRole('heading', { name: 'Page suivante' })).toBeVisible();
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(failures).toMatchObject([{ remote: 'hotels', phase: 'runtime', code: 'CLEANUP_FAILED' }]);
});

it('passes on what fails while it is rendered', async () => {
  function Broken(): never {
    throw new Error('broken');
  }
  render(<RouterProvider router={router(<Broken />)} />);
  expect(await screen.findByRole('heading', { name: 'Tout est parti' })).toBeVisible();
});
