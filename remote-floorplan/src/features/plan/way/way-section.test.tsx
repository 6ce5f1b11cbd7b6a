import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { drawnSize } from '@mosta/shared/domain/edition-halls';
import { setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadPlan } from '../data/load-plan';
import { useWay } from './use-way';
import { WaySection } from './way-section';

setupApi();

type TryProps = { plan: FlatPlan; first: string | null; to: string };
const sizeOf = (code: string) => drawnSize(code) ?? undefined;

function Try({ plan, first, to }: TryProps) {
  const [from, setFrom] = useState(first);
  const way = useWay({ plan, from, to });
  return (
    <WaySection
      plan={plan}
      from={from}
      to={to}
      nearest="1"
      way={way}
      sizeOf={sizeOf}
      onFrom={setFrom}
    />
  );
}

async function open(first: string | null, to: string, language: 'fr' | 'en' | 'ar' = 'fr') {
  const plan = await loadPlan('a');
  await renderWithProviders(<Try plan={plan} first={first} to={to} />, {
    language,
    catalogues: { floorplan: (name) => import(`../../../locales/${name}.json`) },
  });
}
const steps = async () => (await screen.findAllByRole('listitem')).map((step) => step.textContent);

describe('the way to a stand', () => {
  it('begins at the nearest entrance, in metres and in words', async () => {
    await open(null, 'B12');
    await userEvent.click(screen.getByRole('button', { name: 'Itinéraire' }));
    expect(await steps()).toEqual([
      expect.stringMatching(/^Depuis l’entrée 1, allez tout droit sur \d+ m\.$/),
      expect.stringMatching(
        /^À la hauteur du stand [AB]\d\d, tournez à gauche, puis avancez sur \d+ m\.$/,
      ),
      'Stand B12 : vous y êtes, à votre droite.',
    ]);
    expect(screen.getByText(/^Environ \d+ m, de plain-pied/)).toBeVisible();
  });

  it('begins where one likes, and goes away again', async () => {
    await open('1', 'B12');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Départ' }), 'C02');
    expect((await steps())[0]).toMatch(/^Depuis le stand C02, /);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer l’itinéraire' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('says what is wrong with a start that the plan lacks, or that is the target', async () => {
    await open('Z99', 'B12');
    expect(await screen.findByText(/Le départ « Z99 » n’est pas sur ce plan/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox'), '3');
    expect((await steps()).length).toBeGreaterThan(1);
  });

  it('says that one is there already', async () => {
    await open('B12', 'B12');
    expect(await screen.findByText(/^Vous y êtes déjà/)).toBeVisible();
  });

  it.each([
    ['en', /^From entrance 3, go/],
    ['ar', /^من المدخل 3/],
  ] as const)('speaks %s', async (language, first) => {
    await open('3', 'B12', language);
    expect((await steps())[0]).toMatch(first);
  });
});
