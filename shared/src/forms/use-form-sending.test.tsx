import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { renderWithProviders } from '../testing/render';
import { useFormSending } from './use-form-sending';

type Names = { name: { fr: string; ar: string }; city: string };

let answer: (saved?: Names) => void = () => undefined;
/** A form whose answer is given by `answer`. */
function NameForm() {
  const form = useForm<Names>({ defaultValues: { name: { fr: '', ar: '' }, city: '' } });
  const { submit } = useFormSending({
    form,
    send: async (_output, _signal, renew) =>
      renew(
        await new Promise<Names | undefined>((resolve) => {
          answer = resolve;
        }),
      ),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit}>
      <input aria-label="Nom" {...form.register('name.fr')} />
      <input aria-label="Nom arabe" {...form.register('name.ar')} />
      <input aria-label="Ville" {...form.register('city')} />
      <button type="submit">Enregistrer</button>
      <output>{`${isSubmitting ? 'en cours' : 'fini'}, ${isDirty ? 'modifié' : 'enregistré'}`}</output>
    </form>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

async function send(): Promise<void> {
  await renderWithProviders(<NameForm />);
  await userEvent.type(field('Nom'), ' Huilerie ');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await says('en cours');
}

it('shows what was saved', async () => {
  await send();
  act(() => answer({ name: { fr: 'Huilerie', ar: '' }, city: '' }));
  await says('fini, enregistré');
  expect(field('Nom')).toHaveValue('Huilerie');
});

it('shows what was sent where the answer does not tell what was saved', async () => {
  await send();
  await userEvent.type(field('Ville'), 'Mostaganem');
  act(() => answer());
  await says('fini, modifié');
  expect(field('Nom')).toHaveValue(' Huilerie ');
  expect(field('Ville')).toHaveValue('Mostaganem');
});

it('keeps what is typed while it is being saved, as unsaved', async () => {
  await send();
  await userEvent.type(field('Ville'), 'Mostaganem');
  act(() => answer({ name: { fr: 'Huilerie', ar: '' }, city: '' }));
  await says('fini, modifié');
  expect(field('Nom')).toHaveValue('Huilerie');
  expect(field('Ville')).toHaveValue('Mostaganem');
});

it('keeps all languages of a text of which one is typed meanwhile', async () => {
  await send();
  await userEvent.type(field('Nom arabe'), 'معصرة');
  act(() => answer({ name: { fr: 'Huilerie', ar: '' }, city: '' }));
  await says('fini, modifié');
  expect(field('Nom arabe')).toHaveValue('معصرة');
});
