import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPublic } from '../../testing';
import { StaffForm } from './staff-form';

const FILES = ['CV', 'Pièce d’identité', 'Acte de naissance'];

test('positions are added, of which the first one stays', async () => {
  await renderPublic(<StaffForm />);
  expect(screen.queryByRole('button', { name: /Retirer le poste/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un poste' }));
  expect(screen.getByRole('group', { name: 'Poste 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirer le poste 1' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le poste 2' }));
  expect(screen.queryByRole('group', { name: 'Poste 2' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Poste 1' })).toHaveFocus();
  expect(screen.getByLabelText(/or ongoing/)).not.toBeRequired();
});

test('levels of study go from BAC +0 to BAC +8', async () => {
  await renderPublic(<StaffForm />);
  const options = within(screen.getByLabelText(/^Niveau d’études/)).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Choisissez un niveau',
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((years) => `BAC +${years}`),
  ]);
});

test('a date of birth is not later than the fair', async () => {
  await renderPublic(<StaffForm />);
  expect(screen.getByLabelText(/^Date de naissance/)).toHaveAttribute('max', '2025-05-01');
});

test('three files are offered, all of them PDF', async () => {
  await renderPublic(<StaffForm />);
  for (const name of FILES) {
    expect(screen.getByLabelText(name, { selector: 'input' })).toHaveAttribute(
      'accept',
      '.pdf,application/pdf',
    );
  }
});

test('a birth that is to come and an end before the start are refused', async () => {
  await renderPublic(<StaffForm />);
  await userEvent.type(screen.getByLabelText(/^Date de naissance/), '2030-05-01');
  await userEvent.type(screen.getByLabelText(/^Entreprise/), 'Exemple');
  await userEvent.type(screen.getByRole('textbox', { name: /^Poste/ }), 'Accueil');
  await userEvent.type(screen.getByLabelText(/^Date de début/), '2024-03-01');
  await userEvent.type(screen.getByLabelText(/or ongoing/), '2023-03-01');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));
  expect(screen.getByLabelText(/^Date de naissance/)).toHaveAccessibleDescription(/est à venir/);
  expect(screen.getByLabelText(/or ongoing/)).toHaveAccessibleDescription(/avant le début/);
});
