import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { standOffers } from '@mosta/shared/domain/offers';
import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import ExhibitPage from './exhibit-page';

setupApi();

const offers = () =>
  within(
    screen.getByRole('region', { name: /^(Choisir son stand|Les stands de l’édition 2025)$/ }),
  );

test('every one of the seven offers leads to its own simulation', async () => {
  await renderPublic(<ExhibitPage />, 'fr', { edition: { phase: 'before' } });
  expect(
    offers()
      .getAllByRole('link', { name: /^Simuler/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(standOffers(FIRST_EDITION).map(({ id }) => `/simulation?offre=${id}`));
  expect(offers().getByRole('link', { name: 'Simuler Espace équipé 12 m²' })).toHaveAttribute(
    'href',
    '/simulation?offre=equipped-12',
  );
});

test.each([
  ['Espace nu', ['9 m²185 000,00 DA HT', '12 m²245 000,00 DA HT']],
  ['Espace Premium', ['24 m² minimum750 000,00 DA HT']],
  ['Espace personnalisé', ['Surface à définirSur devis']],
  ['Emplacement premium', ['Supplément à un stand25 000,00 DA HT']],
])('"%s" states its sizes and prices before tax', async (title, lines) => {
  await renderPublic(<ExhibitPage />);
  const card = offers().getByRole('heading', { name: title }).closest('li');
  for (const line of lines) expect(card).toHaveTextContent(line);
});

test('the collective offers lead to their organiser', async () => {
  await renderPublic(<ExhibitPage />);
  const shared = within(screen.getByRole('region', { name: 'Espaces collectifs' }));
  const links = shared.getAllByRole('link', { name: 'Voir Organisateur' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/Organisation'));
  expect(shared.getByText('2 chaises et 1 table')).toBeVisible();
  expect(shared.getByText('3 chaises et 1 table')).toBeVisible();
});

test('a question opens on its answer', async () => {
  const user = userEvent.setup();
  await renderPublic(<ExhibitPage />);
  const answer = screen.getByText(/^Par virement, par chèque ou en espèces/);
  expect(answer).not.toBeVisible();
  await user.click(screen.getByRole('heading', { name: /^Comment payer/ }));
  expect(answer).toBeVisible();
});

test('leads from the steps to the participation form', async () => {
  await renderPublic(<ExhibitPage />, 'fr', { edition: { phase: 'before' } });
  const steps = within(screen.getByRole('region', { name: 'Exposer en quatre étapes' }));
  expect(steps.getByRole('link', { name: 'Déposer mon dossier' })).toHaveAttribute(
    'href',
    '/formulaire',
  );
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<ExhibitPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
