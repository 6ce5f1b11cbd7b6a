import { screen } from '@testing-library/react';
import { renderPublic } from '../../testing';
import { Participate } from './participate';

test('leads to the participation form while registrations are open', async () => {
  await renderPublic(<Participate />);
  expect(screen.getByRole('link', { name: 'Déposer mon dossier' })).toHaveAttribute(
    'href',
    '/formulaire',
  );
});

test.each([
  ['fr', /inscriptions des exposants à cette édition sont closes/],
  ['en', /registration for this edition is closed/],
  ['ar', /أُغلق تسجيل العارضين/],
] as const)(
  'says in "%s" that registrations are closed, and leads nowhere',
  async (language, text) => {
    await renderPublic(<Participate />, language, { edition: { registrations: 'closed' } });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
