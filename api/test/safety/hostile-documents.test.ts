import { badgeSchema } from '@mosta/shared/schemas/badge.schema';
import { organizerParticipationSchema } from '@mosta/shared/schemas/participation.schema';
import { participationAnswerSchema } from '@mosta/shared/schemas/participation-form.schema';
import { quoteCreatedSchema } from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import { SAMPLE_SIMULATION } from '../../src/docs/sample-quote';
import { COMPANY } from '../support/participation-form';
import { readPdf } from '../support/read-pdf';
import { startTestApp, type TestApp } from '../support/test-app';
import { makeCaller, type TestCaller } from './support/callers';

/** What would be more than text if a document took it as a part of itself, or a reader as an address to open. */
const HOSTILE = [
  '<script>app.alert(1)</script>',
  ') >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
  'endstream endobj 9 0 obj << /S /URI /URI (https://ailleurs.exemple) >>',
  'javascript:app.alert(1)',
  'https://ailleurs.exemple/vol',
  '\\) /Launch (calc.exe) \\051',
  '%PDF-1.7 trailer << /Root 1 0 R >> %%EOF',
] as const;
/** What a document would hold, outside of its texts, if one of them were more than text. */
const ACTIVE = /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/;
/** As documents write them: a bracket inside is escaped. */
const TEXTS = /\((?:\\[\s\S]|[^\\()])*\)/g;
/** Without articles, of which the test's service has none. */
const SIMULATION = { ...SAMPLE_SIMULATION, cart: {}, promo: null, promoCode: null };

let service: TestApp;
let exhibitor: TestCaller;
let organizer: TestCaller;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  exhibitor = await makeCaller(service, 'Exhibitor');
  organizer = await makeCaller(service, 'Organizer');
});
afterAll(() => service.close());

const post = async (url: string, payload: object, by?: TestCaller) => {
  const headers = by?.headers ?? {};
  const answer = await service.app.inject({ method: 'POST', url, payload, headers });
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer.json<unknown>();
};

/** The document, in which every one of these texts can be read and nothing else can happen. */
async function expectPlain(url: string, texts: readonly string[], by?: TestCaller) {
  const answer = await service.app.inject({ url, headers: by?.headers ?? {} });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const { pages, actions } = await readPdf(answer.rawPayload);
  const shown = withoutSpaces(pages.join(' '));
  for (const text of texts) expect(shown).toContain(withoutSpaces(text));
  expect(actions).toEqual([]);
  expect(answer.rawPayload.toString('latin1').replace(TEXTS, '()')).not.toMatch(ACTIVE);
}

/** Lines are broken where they are full. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe.each(HOSTILE)('%s', (text) => {
  it('is text on a badge', async () => {
    const badge = v.parse(
      badgeSchema,
      await post('/v1/badge', {
        ...{ nom: 'Exemple', prenom: 'Karima', email: `b${Math.random()}@exemple.dz` },
        ...{ category: 'professional', company: text, fonction: text, pays: text.slice(0, 60) },
        consent: '2025-01',
      }),
    );
    await expectPlain(`/v1/badge/${badge.token}/pdf`, []);
  });

  it('is text in a statement, and in the quote of the same company', async () => {
    const { _id } = v.parse(
      participationAnswerSchema,
      await post(
        '/v1/temp',
        {
          exhibitor: {
            ...{ nom: 'Exemple', prenom: 'Amina', fonction: text },
            ...{ email: exhibitor.email, phone: '0555 12 34 56' },
          },
          exhibitionCompany: {
            ...COMPANY,
            ...{ name: text, raisonSociale: text, statut: text, adresse: text, rcNumero: text },
          },
          ...{ tempReservation: {}, payment: 'virement' },
        },
        exhibitor,
      ),
    );
    const answer = await service.app.inject({
      url: `/v1/organizer/participation/${_id}`,
      headers: organizer.headers,
    });
    const { reservation } = v.parse(organizerParticipationSchema, answer.json());
    const line = { name: text, unit: text.slice(0, 60), quantity: 1, prices: { DZD: 1_000 } };
    const confirm = `/v1/organizer/reservation/${reservation._id}/confirm`;
    await post(confirm, { services: [line], communication: [line] }, organizer);
    await expectPlain(`/v1/participation/${_id}/statement/pdf`, [text], exhibitor);

    const quote = v.parse(
      quoteCreatedSchema,
      await post('/v1/quote', { simulation: SIMULATION, payment: null }, exhibitor),
    );
    await expectPlain(`/v1/quote/${quote._id}/pdf`, [text], exhibitor);
  });
});
