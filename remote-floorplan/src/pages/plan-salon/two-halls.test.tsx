import { answers, fails, isUnreachable, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote';
import type * as socket from '../../testing/fake-realtime';
import { EAST_DRAWING, standsOfTwoHalls, TWO_HALLS } from '../../testing/second-hall';
import PlanSalonPage from './plan-salon-page';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

// Nothing on this page is hidden, and jsdom takes seconds to find that out for all options.
configure({ defaultHidden: true });
const user = userEvent.setup({ pointerEventsCheck: 0 });
const DRAWING = '/v1/hall/est/drawing/a';

const api = setupApi();
beforeEach(() => {
  api.use(
    answers('get', '/v1/stand', standsOfTwoHalls()),
    answers('get', '/v1/hall', TWO_HALLS),
    answers('get', DRAWING, EAST_DRAWING),
  );
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1050);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(290);
});

async function openPlan(query = '', language: 'fr' | 'en' | 'ar' = 'fr') {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  return renderWithProviders(<PlanSalonPage />, {
    route: `/PlanSalon${query}`,
    path: '/PlanSalon',
    language,
    catalogues: { floorplan: remote.catalogue },
  });
}
const drawn = (name: RegExp) => screen.findByRole('img', { name });
const hallLink = (name: string) => screen.findByRole('link', { name });
const panel = () => screen.getByRole('region', { name: 'Selected Booth Details' });
const listed = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label'));

describe('an edition of two halls', () => {
  it('shows the first, lists both, and goes to the other one and back', async () => {
    const { router, container } = await openPlan();
    await user.click(await hallLink('Hall Est'));
    expect(await drawn(/Hall Est, Plan A/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Version du plan' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Hall Est : Rangée E' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Hall principal : Rangée A' })).toBeInTheDocument();
    expect(listed()).toHaveLength(187);
    await waitFor(() => expect(router.state.location.search).toBe('?hall=est'));
    expect((await axe(container)).violations).toEqual([]);
    await user.click(await hallLink('Hall principal'));
    expect(await drawn(/Hall principal, Plan A/)).toBeVisible();
  });

  it('shows the hall of a stand that is chosen in the list or by a search', async () => {
    const { router } = await openPlan();
    await hallLink('Hall Est');
    await user.click(await screen.findByLabelText('Stand E02, disponible'));
    expect(await drawn(/Hall Est/)).toBeVisible();
    expect(panel()).toHaveTextContent('Hall Est : Rangée E');
    await waitFor(() => expect(router.state.location.search).toBe('?stand=E02'));
    const search = screen.getByRole('searchbox', { name: 'Chercher un stand' });
    await user.click(search);
    await user.paste('B49');
    await user.keyboard('{Enter}');
    expect(await drawn(/Hall principal/)).toBeVisible();
    expect(panel()).toHaveTextContent('Stand B49');
  });

  it('stays in the hall when the selection is cleared', async () => {
    await openPlan('?stand=E02');
    await drawn(/Hall Est/);
    await user.click(screen.getByRole('button', { name: 'Effacer la sélection' }));
    expect(await drawn(/Hall Est/)).toBeVisible();
    expect(panel()).toHaveTextContent('Select a booth to view details');
  });

  it('drops a selection of the hall that is left', async () => {
    await openPlan('?stand=B49');
    await user.click(await hallLink('Hall Est'));
    expect(await drawn(/Hall Est/)).toBeVisible();
    expect(panel()).toHaveTextContent('Select a booth to view details');
  });

  it('opens the hall of the address, and passes over what it does not know', async () => {
    const { unmount } = await openPlan('?hall=est&plan=z');
    expect(await drawn(/Hall Est, Plan A/)).toBeVisible();
    unmount();
    await openPlan('?hall=nord&plan=z');
    expect(await drawn(/Hall principal, Plan A/)).toBeVisible();
    expect(screen.queryByText(/nord/)).not.toBeInTheDocument();
  });

  it('shows no other hall before the one of the address', async () => {
    const { container } = await openPlan('?hall=est');
    const shown: string[] = [];
    const note = () => {
      for (const { textContent } of container.querySelectorAll('[role=img] text'))
        shown.push(textContent);
    };
    note();
    new MutationObserver(note).observe(container, { childList: true, subtree: true });
    await drawn(/Hall Est/);
    // This hall has no labels; the first has one on each stand.
    expect(shown).toEqual([]);
  });

  it('keeps entrances of one number apart', async () => {
    await openPlan('?hall=est&stand=E03');
    await drawn(/Hall Est/);
    expect(panel()).toHaveTextContent(/Entrée la plus proche.*Entrée 1$|Entrée 1\D/);
    const [first, other] = screen.getAllByLabelText('Entrée 1');
    if (!first || !other) throw new Error('An entrance is missing');
    await user.click(other);
    expect(panel()).toHaveTextContent('Hall Est : Accès au salon');
    expect(other).toHaveAttribute('aria-selected', 'true');
    expect(first).toHaveAttribute('aria-selected', 'false');
  });

  it.each([
    ['that is not there', fails('get', DRAWING, 404, 'NOT_FOUND')],
    ['that cannot be read', answers('get', DRAWING, { shapes: 'none' })],
  ])('keeps its list beside a drawing %s, and tries again', async (_case, broken) => {
    api.use(broken);
    await openPlan('?hall=est');
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(listed()).toHaveLength(187);
    api.use(answers('get', DRAWING, EAST_DRAWING));
    await user.click(retry);
    expect(await drawn(/Hall Est/)).toBeVisible();
  });

  it('speaks English and Arabic', async () => {
    const { unmount } = await openPlan('?hall=est', 'en');
    expect(await screen.findByRole('group', { name: 'Hall Est: Row E' })).toBeInTheDocument();
    unmount();
    await openPlan('?hall=est', 'ar');
    expect(await screen.findByRole('group', { name: 'Hall Est: الصف E' })).toBeInTheDocument();
  });
});

describe('an edition of one hall', () => {
  it('has no choice of halls and no name of one, also where the service does not answer', async () => {
    api.use(isUnreachable('get', '/v1/hall'));
    await openPlan('?stand=Z99');
    expect(await drawn(/Plan A : halle entière/)).toBeVisible();
    await waitFor(() => expect(panel()).toHaveTextContent('n’existe pas sur le plan'));
    expect(screen.queryByRole('group', { name: 'Hall' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Rangée A' })).toBeInTheDocument();
  });

  it('shows a stored drawing in the place of the plan’s own', async () => {
    const [hall] = TWO_HALLS;
    if (!hall) throw new Error('No hall');
    const stored = { ...hall, drawings: [{ id: 'a', stored: true, lacks: ['A31'] }] };
    const shapes = [{ type: 'rect', id: 'B49', x: 0, y: 0, width: 20, height: 20 }];
    api.use(
      answers('get', '/v1/hall', [stored]),
      answers('get', '/v1/hall/principal/drawing/a', { ...EAST_DRAWING, shapes }),
    );
    await openPlan('?stand=A31');
    expect(await drawn(/dessin Plan A\./)).toBeVisible();
    await waitFor(() => expect(panel()).toHaveTextContent('Ce plan ne montre pas cet emplacement'));
  });
});
