import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { editionContentSchema } from '@mosta/shared/schemas/edition-content.schema';
import * as v from 'valibot';
import { changedParts, contentOf, fieldOf, valuesOf } from './edition-values';

it('gives back the edition that a form was filled from', () => {
  const content = v.parse(editionContentSchema, contentOf(valuesOf(FIRST_EDITION)));
  expect(content).toEqual(FIRST_EDITION);
  expect(changedParts(FIRST_EDITION, content)).toEqual({});
});

it('takes an empty field of the legal notice for what is not said', () => {
  const values = valuesOf(FIRST_EDITION);
  values.legal.register = '27/00-0000000 B 00';
  values.legal.director = '  ';
  const content = v.parse(editionContentSchema, contentOf(values));
  expect(changedParts(FIRST_EDITION, content)).toEqual({
    legal: { ...FIRST_EDITION.legal, register: '27/00-0000000 B 00' },
  });
});

it('names the parts that were changed, whatever the order of their fields', () => {
  const { contact, deadlines } = FIRST_EDITION;
  const { email, ...rest } = contact;
  const after = {
    ...FIRST_EDITION,
    contact: { ...rest, email },
    deadlines: { ...deadlines, payment: 20 },
  };
  expect(changedParts(FIRST_EDITION, after)).toEqual({ deadlines: { ...deadlines, payment: 20 } });
});

it('leads from what the service names to the field in which it is typed', () => {
  const values = valuesOf({
    ...FIRST_EDITION,
    contact: { ...FIRST_EDITION.contact, social: FIRST_EDITION.contact.social.slice(2) },
  });
  expect(fieldOf('contact.phones.1', values)).toBe('contact.phones');
  expect(fieldOf('contact.social.0.href', values)).toBe('contact.social.Twitter');
  expect(fieldOf('days', values)).toBe('days.0.date');
  expect(fieldOf('prices.bareStand.9.amount', values)).toBe('prices.bareStand9');
  expect(fieldOf('euroPrices.premiumLocation.amount', values)).toBe('euroPrices.premiumLocation');
});
