import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import PrivacyPage from './privacy-page';

setupApi();

const region = (name: string) => within(screen.getByRole('region', { name }));

test('says of all that is stored what it is, why, how long, and who sees it', async () => {
  await renderPublic(<PrivacyPage />);
  const rows = region('Ce que le service garde').getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const terms = within(row).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Quoi',
      'Pourquoi',
      'Combien de temps',
      'Qui le voit',
    ]);
    for (const value of within(row).getAllByRole('definition')) {
      expect(value).not.toBeEmptyDOMElement();
    }
  }
});

test('names what stays in the browser, and says how to see and erase one’s data', async () => {
  await renderPublic(<PrivacyPage />);
  const stored = region('Ce qui reste dans votre navigateur');
  expect(stored.getByText('langue')).toBeVisible();
  expect(stored.getByText('auth, refreshToken, authExpired')).toBeVisible();
  const rights = region('Voir, corriger, emporter, effacer');
  expect(rights.getByRole('link', { name: 'Se connecter à mon espace' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<PrivacyPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
