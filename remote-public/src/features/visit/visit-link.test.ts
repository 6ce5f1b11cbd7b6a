import { sharedVisit, visitLink, withoutShared } from './visit-link';

const parametersOf = (link: string) => new URL(link).searchParams;

test('a link carries the identifiers, and nothing without any', () => {
  const visit = { sessions: ['visite-olive'], places: ['B12', 'Espace Conference'] };
  const link = visitLink('https://portail.exemple.dz', visit);
  expect(link).toBe(
    'https://portail.exemple.dz/ma-visite?rdv=visite-olive&stands=B12,Espace%20Conference',
  );
  expect(sharedVisit(parametersOf(link))).toEqual(visit);
  expect(sharedVisit(new URLSearchParams('jour=2025-04-28'))).toBeUndefined();
  expect(withoutShared(new URLSearchParams('jour=x&rdv=a&stands=b')).toString()).toBe('jour=x');
});

test('what somebody else has written into a link is bounded', () => {
  const many = Array.from({ length: 900 }, (_, index) => `A${index}`).join(',');
  expect(sharedVisit(new URLSearchParams({ stands: many }))?.places).toHaveLength(200);
  expect(sharedVisit(new URLSearchParams({ rdv: `a,a,${'x'.repeat(101)}` }))?.sessions).toEqual([
    'a',
  ]);
});
