import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Footer } from './footer';

const { contact } = FIRST_PUBLIC_EDITION;
const addressOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

async function show() {
  return renderWithProviders(<Footer />, {
    catalogues: { host: (language) => import(`../locales/${language}.json`) },
  });
}

test('gives agency, two phones, e-mail and postal address', async () => {
  await show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(contact.agency)).toBeVisible();
  expect(contact.phones).toHaveLength(2);
  for (const phone of contact.phones) {
    expect(addressOf(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
  }
  expect(addressOf(contact.email)).toBe(`mailto:${contact.email}`);
  expect(footer.getByRole('group')).toHaveTextContent(/Mostaganem/);
  expect(footer.getByText(/^Coordonnées d’exemple/)).toBeVisible();
});

test('leads to five networks and to the site', async () => {
  await show();
  for (const network of ['Facebook', 'LinkedIn', 'Twitter', 'Instagram', 'YouTube']) {
    const { href } = contact.social.find((each) => each.network === network) ?? {};
    expect(addressOf(new RegExp(`^${network}`))).toBe(href);
  }
  expect(addressOf(new RegExp(`^${contact.website.replace('https://', '')}`))).toBe(
    contact.website,
  );
});

test('gives the contact of the current edition', async () => {
  await renderWithProviders(<Footer />, {
    catalogues: { host: (language) => import(`../locales/${language}.json`) },
    edition: { product: 'Autre salon', contact: { ...contact, email: 'autre@exemple.dz' } },
  });
  expect(addressOf('autre@exemple.dz')).toBe('mailto:autre@exemple.dz');
  expect(screen.getByText('Autre salon')).toBeVisible();
});

test('axe finds nothing wrong in it', async () => {
  const { container } = await show();
  expect((await axe(container)).violations).toEqual([]);
});
