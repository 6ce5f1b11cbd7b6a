import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { useState } from 'react';
import remote from '../remote';
import { QuantityStepper } from './quantity-stepper';

expect.extend(toHaveNoViolations);

function Counter({ start, min }: { start: number; min?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <QuantityStepper
        label="Chaise : quantité"
        value={value}
        min={min}
        max={5}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const show = (start: number, min?: number) =>
  renderWithProviders(<Counter start={start} min={min} />, {
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });
const value = () => screen.getByRole('status').textContent;

test('counts by buttons, and stops at its bounds', async () => {
  const { container } = await show(4);
  const more = screen.getByRole('button', { name: 'Augmenter : Chaise : quantité' });
  await userEvent.click(more);
  expect(value()).toBe('5');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
  await userEvent.click(more);
  expect(value()).toBe('5');
  await userEvent.click(screen.getByRole('button', { name: 'Diminuer : Chaise : quantité' }));
  expect(value()).toBe('4');
  expect(await axe(container)).toHaveNoViolations();
});

test('takes what is typed, within its bounds, and shows the value again when it is left empty', async () => {
  await show(1, 1);
  const field = screen.getByRole('spinbutton', { name: 'Chaise : quantité' });
  await userEvent.clear(field);
  expect(value()).toBe('1');
  await userEvent.type(field, '3');
  expect(value()).toBe('3');
  await userEvent.type(field, '9');
  expect(value()).toBe('5');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue(5);
});

test('does not go below its least', async () => {
  await show(1, 1);
  await userEvent.click(screen.getByRole('button', { name: /^Diminuer/ }));
  expect(value()).toBe('1');
});
