import { Button } from '@mosta/shared/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganiser } from '../testing';
import { FormDialog } from './form-dialog';

it('closes by Escape and its button, and keeps what is typed at a press beside it', async () => {
  const close = jest.fn();
  await renderOrganiser(
    <FormDialog
      {...{ id: 'motif', title: 'Refuser', sending: false, onClose: close }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Button type="button">Modèle</Button>
    </FormDialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Refuser' });
  if (dialog.parentElement) await userEvent.click(dialog.parentElement);
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(close).toHaveBeenCalledTimes(2);
});
