import type { Hotel } from '@mosta/shared/schemas/hotel.schema';

export type ReservationTexts = { subject: string; body: string };

/** Whether a reservation goes by e-mail or, for a hotel without an address, by telephone (decisions, "Accounts and calls"). */
export function reservationChannel(hotel: Hotel): 'mail' | 'phone' {
  return hotel.email?.trim() ? 'mail' : 'phone';
}

/** Address of the reservation button: `mailto:` with subject and body, or `tel:`. */
export function reservationHref(hotel: Hotel, texts: ReservationTexts): string {
  const email = hotel.email?.trim();
  return email ? mailtoHref(email, texts) : phoneHref(hotel.phone);
}

/** RFC 6068: every value percent-encoded, lines ended by CRLF. */
export function mailtoHref(email: string, { subject, body }: ReservationTexts): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `${plainMailtoHref(email)}?subject=${encode(singleLine(subject))}&body=${encode(lines)}`;
}

/** An empty message to an address. */
export function plainMailtoHref(email: string): string {
  return `mailto:${encode(email.trim()).replaceAll('%40', '@')}`;
}

/** Digits and the leading plus sign are all that a telephone dials. */
export function phoneHref(phone: string): string {
  const international = phone.trim().startsWith('+');
  return `tel:${international ? '+' : ''}${phone.replace(/\(0\)/g, '').replace(/\D/g, '')}`;
}

/** The hotel's site when it is a web address; anything else, a `javascript:` address above all, is not linked. */
export function websiteUrl(website: string | null | undefined): URL | null {
  const text = website?.trim();
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** `encodeURIComponent` throws on half a surrogate pair; a damaged name must not take the page down. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
