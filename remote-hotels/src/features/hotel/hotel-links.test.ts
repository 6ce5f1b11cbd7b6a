import { buildHotel } from '@mosta/shared/testing/factories';
import { mailtoHref, phoneHref, reservationHref, websiteUrl } from './hotel-links';

const texts = { subject: 'Demande', body: 'Bonjour' };

describe('mailtoHref', () => {
  it('carries subject and body through every odd character', () => {
    const subject = 'Hôtel « A & B » ? 100 % #1 + éàü';
    const body = 'Ligne 1\nLigne 2 & suite = fin?';
    const url = new URL(mailtoHref('contact@exemple.dz', { subject, body }));
    expect(url.protocol).toBe('mailto:');
    expect(url.pathname).toBe('contact@exemple.dz');
    expect(url.hash).toBe('');
    const query = url.href.slice(url.href.indexOf('?') + 1).split('&');
    expect(query).toHaveLength(2);
    const decoded = query.map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
    expect(decoded).toEqual([subject, 'Ligne 1\r\nLigne 2 & suite = fin?']);
  });

  it('keeps a name with line breaks from adding headers', () => {
    const href = mailtoHref('a@exemple.dz', { subject: 'Un\r\nBcc: autre@exemple.dz', body: '' });
    expect(href).not.toMatch(/subject=[^&]*%0[ad]/i);
  });

  it('keeps an address from adding recipients or fields', () => {
    const href = mailtoHref('a@exemple.dz?cc=autre@exemple.dz', texts);
    expect(new URL(href).search).toMatch(/^\?subject=/);
  });

  it('survives half a surrogate pair', () => {
    expect(() => mailtoHref('a@exemple.dz', { subject: 'Hôtel \ud83c', body: '' })).not.toThrow();
  });
});

describe('reservationHref', () => {
  it('writes to the hotel, or calls it when it has no address', () => {
    expect(reservationHref(buildHotel({ email: 'h@exemple.dz' }), texts)).toMatch(/^mailto:h@/);
    for (const email of [undefined, null, '', '  ']) {
      const hotel = buildHotel({ email, phone: '+213 45 00 00 11' });
      expect(reservationHref(hotel, texts)).toBe('tel:+21345000011');
    }
  });
});

describe('phoneHref', () => {
  it.each([
    ['+213 45 00 00 11', 'tel:+21345000011'],
    ['+213 (0)45.00.00.11', 'tel:+21345000011'],
    ['045 00 00 11', 'tel:045000011'],
  ])('%s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});

describe('websiteUrl', () => {
  it('accepts web addresses, with or without their scheme', () => {
    expect(websiteUrl('https://exemple.dz/hotel')?.href).toBe('https://exemple.dz/hotel');
    expect(websiteUrl('exemple.dz')?.href).toBe('https://exemple.dz/');
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'http://', '', null])(
    'refuses %s',
    (website) => {
      expect(websiteUrl(website)).toBeNull();
    },
  );
});
