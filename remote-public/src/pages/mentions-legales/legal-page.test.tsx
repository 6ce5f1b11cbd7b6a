import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import LegalPage from './legal-page';

setupApi();

const factOf = (region: string, term: string) =>
  within(screen.getByRole('region', { name: region })).getByText(term).nextElementSibling;

test('takes the publisher from the edition, and marks what only the agency knows', async () => {
  const contact = { ...FIRST_PUBLIC_EDITION.contact, agency: 'Agence Autre' };
  await renderPublic(<LegalPage />, 'fr', { edition: { contact } });
  expect(factOf('Éditeur', 'Agence')).toHaveTextContent('Agence Autre');
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  );
  expect(factOf('Éditeur', 'Registre du commerce')).toHaveTextContent('À compléter par l’agence');
  expect(factOf('Hébergement', 'Hébergeur')).toHaveTextContent('À compléter par l’agence');
});

test('shows what the agency has said in the place of the mark', async () => {
  const legal = { ...FIRST_PUBLIC_EDITION.legal, register: '27/00 B 00', hostName: 'Hébergeur X' };
  await renderPublic(<LegalPage />, 'fr', { edition: { legal } });
  expect(factOf('Éditeur', 'Registre du commerce')).toHaveTextContent('27/00 B 00');
  expect(factOf('Hébergement', 'Hébergeur')).toHaveTextContent('Hébergeur X');
  expect(factOf('Éditeur', 'Forme juridique et capital')).toHaveTextContent(
    'À compléter par l’agence',
  );
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<LegalPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
