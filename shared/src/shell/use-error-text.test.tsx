import { AppError } from '@mosta/shared/http';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { useErrorText } from './shell';

function Sentence({ error }: { error: unknown }) {
  return <p>{useErrorText()(error)}</p>;
}

const problem = (code: string) => new AppError({ code, status: 400, message: 'Phrase de l’API.' });

it.each([
  ['fr', problem('INVALID_CREDENTIALS'), 'L’adresse e-mail ou le mot de passe est incorrect.'],
  ['en', problem('INVALID_CREDENTIALS'), 'The e-mail address or the password is wrong.'],
  ['fr', problem('SOMETHING_NEW'), 'Phrase de l’API.'],
  ['en', problem('SOMETHING_NEW'), /^Something went wrong/],
  [
    'fr',
    new AppError({ code: 'TOO_MANY_REQUESTS', status: 429, message: '', retryAfter: 90 }),
    'Trop de tentatives. Réessayez dans 2 minutes.',
  ],
  ['fr', new Error('socket hang up'), /^Une erreur est survenue/],
] as const)('%s, %s', async (language, error, expected) => {
  await renderWithProviders(<Sentence error={error} />, { language });
  expect(screen.getByRole('paragraph')).toHaveTextContent(expected);
});
