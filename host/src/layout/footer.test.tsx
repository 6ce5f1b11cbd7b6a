import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Footer } from './footer';
import { renderFrame } from './testing';

const { contact } = FIRST_PUBLIC_EDITION;
const addressOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

const show = () => renderFrame(<Footer />);

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
  await renderFrame(<Footer />, {
    edition: { product: 'Autre salon', contact: { ...contact, email: 'autre@exemple.dz' } },
  });
  expect(addressOf('autre@exemple.dz')).toBe('mailto:autre@exemple.dz');
  expect(screen.getByText('Autre salon')).toBeVisible();
});

test('lists the pages by group, those of no menu among them, and the small print', async () => {
  await renderFrame(<Footer />, { route: '/Street-food' });
  const map = within(screen.getByRole('navigation', { name: 'Plan du site' }));
  expect(map.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Exposition',
    'Visite',
    'Salon',
  ]);
  expect(map.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/exposant',
    '/visitor-badges',
    '/program',
    '/street-food',
  ]);
  expect(map.getByRole('link', { name: 'Street Food' })).toHaveAttribute('aria-current', 'page');
  const print = screen.getByRole('navigation', { name: 'Mentions légales et confidentialité' });
  expect(within(print).getByRole('link', { name: 'Mentions légales' })).toHaveAttribute(
    'href',
    '/mentions-legales',
  );
});

test('gives days and hours of the edition, days with the same hours together', async () => {
  await show();
  const hours = screen.getByText('28 – 30 avril 2025').nextElementSibling;
  expect(hours).toHaveTextContent('10h00 – 18h00');
  const last = screen.getByText('1er mai 2025').nextElementSibling;
  expect(last).toHaveTextContent('10h00 – 17h00');
});

test('leads to the same page in each language, by addresses', async () => {
  await show();
  expect(addressOf('English')).toBe('?langue=en');
  expect(addressOf('العربية')).toBe('?langue=ar');
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
});

test('axe finds nothing wrong in it', async () => {
  const { container } = await show();
  expect((await axe(container)).violations).toEqual([]);
});
