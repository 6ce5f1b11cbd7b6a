import { setupApi } from '@mosta/shared/testing/handlers';
import { screen } from '@testing-library/react';
import { renderPublic } from '../../testing';
import MessagePage from './message-page';

setupApi();

test('greets with the dates and is signed by the function, without a name', async () => {
  await renderPublic(<MessagePage />);
  const letter = screen.getByRole('article');
  expect(letter).toHaveTextContent(/^Mesdames, Messieurs,Du 28 avril au 1er mai 2025, Mostaganem/);
  expect(letter).toHaveTextContent(/Le président du comité$/);
});

test.each([
  ['en', 'From 28 April to 1 May 2025'],
  ['ar', 'من 28 أفريل إلى 1 ماي 2025'],
] as const)('writes the dates in the manner of "%s"', async (language, dates) => {
  await renderPublic(<MessagePage />, language);
  expect(screen.getByRole('article')).toHaveTextContent(dates);
});
