import { isOwnOrSecure, isSecureAddress } from './web-address';

it.each(['/sample/hotels/hotel-1.svg', 'https://exemple.dz/logo.png', 'HTTPS://exemple.dz/'])(
  'takes %s as an image',
  (address) => expect(isOwnOrSecure(address)).toBe(true),
);

it.each([
  '//ailleurs.dz/logo.png',
  '/\\ailleurs.dz/logo.png',
  '/\t/ailleurs.dz/logo.png',
  'http://exemple.dz/logo.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'logo.png',
  'https://',
])('refuses %s as an image', (address) => expect(isOwnOrSecure(address)).toBe(false));

it('wants a website to be complete', () => {
  expect(isSecureAddress('https://hotel.exemple.dz/fr')).toBe(true);
  expect(isSecureAddress('hotel.exemple.dz')).toBe(false);
  expect(isSecureAddress('/fr')).toBe(false);
});
