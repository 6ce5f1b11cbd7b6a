import { RemoteSlot } from '@mosta/shared/shell';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { defineRemote } from '../contract/define-remote';
import { mountStandalone } from './standalone-shell';
import { createStubRemote } from './stub-remote';

expect.extend(toHaveNoViolations);

function WithSlots() {
  return (
    <>
      <h1>Emplacements</h1>
      <RemoteSlot name="stub/own" />
      <RemoteSlot name="floorplan/plan" />
    </>
  );
}

async function mount(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div>';
  const { remote, descriptor } = createStubRemote({ paths: ['/un', '/deux'], slots: ['own'] });
  const withSlots = defineRemote({
    ...remote,
    routes: { ...remote.routes, '/deux': async () => ({ default: WithSlots }) },
  });
  const same = (text: string) => ({ fr: text, en: text, ar: text });
  const old = { ...descriptor.routes[0], path: '/ancien', redirectTo: '/un' };
  const routes = [
    ...descriptor.routes,
    { title: same('x'), description: same('x'), guarded: false, frame: 'site' as const, ...old },
  ];
  await act(() => mountStandalone(withSlots, { ...descriptor, routes }));
}

describe('mountStandalone', () => {
  it('shows the remote’s pages, its links and the switches', async () => {
    await mount('/un');
    expect(await screen.findByRole('heading', { name: 'Page /un' })).toBeInTheDocument();
    expect(document.title).toBe('Titre /un - Mosta Expo');
    expect(screen.getByRole('group', { name: 'Langue' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Passer au thème sombre' })).toBeInTheDocument();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('draws own slots and names those of others', async () => {
    await mount('/un');
    await userEvent.click(await screen.findByRole('link', { name: 'Titre /deux' }));
    expect(await screen.findByText('Slot stub/own')).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('floorplan/plan');
  });

  it('honours redirections, without regard to case', async () => {
    await mount('/Ancien');
    expect(await screen.findByRole('heading', { name: 'Page /un' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/un');
  });

  it('says that an address has no page', async () => {
    await mount('/inconnu');
    expect(
      await screen.findByRole('heading', { name: 'Cette partie n’a pas de page à cette adresse.' }),
    ).toBeInTheDocument();
  });
});
