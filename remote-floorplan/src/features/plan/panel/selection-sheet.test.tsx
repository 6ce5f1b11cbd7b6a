import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHIPPED } from '../../../testing/shipped';
import type { Occupant } from '../who/occupants';
import { SelectionSheet } from './selection-sheet';

const stand = SHIPPED.find('C02');
if (!stand) throw new Error('No stand');
const OPTION = { stand, name: 'Stand C02', label: 'Stand C02' };
const OCCUPANT: Occupant = {
  name: 'Moulin exemple',
  sector: 'cereals',
  country: 'DZ',
  description: '',
  address: '/ExposantConfirme?exposant=e1',
};

async function open(props: Partial<Parameters<typeof SelectionSheet>[0]>) {
  const onDetails = jest.fn();
  const onClear = jest.fn();
  const onHeight = jest.fn();
  const { unmount } = await renderWithProviders(
    <SelectionSheet
      option={{ ...OPTION, status: 'free' }}
      occupant={undefined}
      favourites={{ ids: new Set(), problem: undefined, toggle: () => undefined }}
      chooseAt="/Exposant-map?stand=C02"
      compare={null}
      inPlace={false}
      onDetails={onDetails}
      onClear={onClear}
      onHeight={onHeight}
      {...props}
    />,
    { catalogues: { floorplan: () => import('../../../locales/fr.json') } },
  );
  return {
    onDetails,
    onClear,
    onHeight,
    unmount,
    sheet: screen.getByRole('region', { name: 'Emplacement choisi' }),
  };
}

test('says what is chosen and its state, and leads to choosing it where it is free', async () => {
  const { sheet, onDetails, onClear } = await open({});
  expect(sheet).toHaveTextContent('Stand C02 · disponible');
  expect(within(sheet).getByRole('link', { name: 'Choisir ce stand' })).toHaveAttribute(
    'href',
    '/Exposant-map?stand=C02',
  );
  await userEvent.click(within(sheet).getByRole('button', { name: 'Tout savoir' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Effacer la sélection' }));
  expect([onDetails, onClear].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('says who is on a taken stand, and offers no choice of it', async () => {
  const { sheet } = await open({
    option: { ...OPTION, status: 'reserved' },
    occupant: OCCUPANT,
  });
  expect(sheet).toHaveTextContent('Moulin exemple');
  expect(within(sheet).getByRole('link', { name: 'L’exposant' })).toHaveAttribute(
    'href',
    OCCUPANT.address,
  );
  expect(within(sheet).queryByRole('link', { name: 'Choisir ce stand' })).toBeNull();
});

test('says how much of the window it takes, and that it is gone', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(140);
  const { onHeight, unmount } = await open({});
  expect(onHeight).toHaveBeenLastCalledWith(140);
  unmount();
  expect(onHeight).toHaveBeenLastCalledWith(0);
});
