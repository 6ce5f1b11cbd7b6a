import { type APIRequestContext, expect } from '@playwright/test';

/** Of an account that a test makes by applying. */
export const APPLICANT_PASSWORD = 'Une-conserve-de-sardines-27';

type Answers = { exhibitor?: Record<string, string>; company?: Record<string, string> };

/** A participation of an Algerian company, sent by the form's own call, with a new account. @returns its identifier */
export async function apply(
  request: APIRequestContext,
  { exhibitor = {}, company = {} }: Answers,
): Promise<string> {
  const answer = await request.post('/v1/temp', {
    data: {
      exhibitor: {
        ...{ nom: 'Exemple', prenom: 'Amina', fonction: 'Gérante', phone: '0555 12 34 56' },
        ...{ email: `dossier-${Date.now()}@exemple.dz`, password: APPLICANT_PASSWORD },
        ...exhibitor,
      },
      exhibitionCompany: {
        ...{ name: 'Marque exemple', raisonSociale: 'SARL Exemple' },
        ...{ statut: 'SARL', type: 'Morale' },
        ...{ adresse: '1, rue de l’Exemple', codePostal: '27000' },
        ...{ rcNumero: '27/00-0012345B19', nifNumero: '001234567890123' },
        ...company,
      },
      ...{ tempReservation: {}, payment: 'virement' },
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

/** The header by which calls are the account's. */
export async function authorization(
  request: APIRequestContext,
  account: { email: string; password: string },
): Promise<{ authorization: string }> {
  const answer = await request.post('/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  const { access } = (await answer.json()) as { access: { token: string } };
  return { authorization: `Bearer ${access.token}` };
}
