import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import remote from '../remote';
import { CompanyNumberField } from './company-number-field';

function Form({ algerian = true }: { algerian?: boolean }) {
  const form = useForm({ defaultValues: { rc: '' } });
  const value = useWatch({ control: form.control, name: 'rc' });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <CompanyNumberField
        field={form.register('rc')}
        label="Numéro RC"
        message=""
        number="rc"
        algerian={algerian}
        value={value}
        onNormalised={(number) => form.setValue('rc', number)}
      />
      <button type="button">Autre</button>
      <button type="submit">Envoyer</button>
    </form>
  );
}

const show = (algerian = true) =>
  renderWithProviders(<Form algerian={algerian} />, {
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });

test('a register number gets its one spelling when the field is left', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: /^Numéro RC/ });
  await userEvent.type(field, '27 00 0012345b19');
  await userEvent.tab();
  expect(field).toHaveValue('27/00-0012345B19');
  expect(screen.queryByText(/n’a pas la forme habituelle/)).not.toBeInTheDocument();
});

test('a doubtful one stays as typed and is reported, but not under the button that sends', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: /^Numéro RC/ });
  await userEvent.type(field, 'B 123');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(screen.queryByText(/n’a pas la forme habituelle/)).not.toBeInTheDocument();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('button', { name: 'Autre' }));
  expect(screen.getByText(/n’a pas la forme habituelle/)).toBeVisible();
  expect(field).toHaveValue('B 123');
});

test('another country’s number is taken as it is, under its own name', async () => {
  await show(false);
  const field = screen.getByRole('textbox', { name: /^Numéro de registre/ });
  await userEvent.type(field, '27 00 0012345b19');
  await userEvent.tab();
  expect(field).toHaveValue('27 00 0012345b19');
});
