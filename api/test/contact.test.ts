import { MESSAGE_MOST } from '@mosta/shared/schemas/contact.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { MESSAGES } from '../src/modules/contact/contact.routes';
import { keepMailJobs } from './support/mail-jobs';
import { startTestApp, type TestApp } from './support/test-app';

const ORGANIZER = 'organisation@exemple.dz';

let service: TestApp;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp({ MAIL_ORGANIZER: ORGANIZER });
  mailsTo = await keepMailJobs(service);
});
afterAll(() => service.close());

const MESSAGE = {
  name: 'Karima Exemple',
  email: 'karima@exemple.dz',
  subject: 'Horaires',
  message: 'Bonjour,\n\nÀ quelle heure… ?',
};

let callers = 0;
/** From a network address of its own, so that the limit does not hide the answer. */
const write = (changes: object = {}) => {
  callers += 1;
  return service.app.inject({
    method: 'POST',
    url: '/v1/contact',
    remoteAddress: `10.0.0.${callers}`,
    payload: { ...MESSAGE, ...changes },
  });
};
const lastMail = async () => (await mailsTo(ORGANIZER)).at(-1);
const countMails = async () => (await mailsTo(ORGANIZER)).length;

it('orders one mail to the organiser, who answers to the visitor', async () => {
  const response = await write({ consent: '2025-01', website: '' });
  expect([response.statusCode, response.body]).toEqual([202, '']);
  expect(await countMails()).toBe(1);
  expect(await lastMail()).toEqual({
    to: ORGANIZER,
    replyTo: 'karima@exemple.dz',
    subject: '[Mosta Expo] Horaires',
    text: expect.stringContaining('Nom\u00a0: Karima Exemple\nAdresse\u00a0: karima@exemple.dz\n'),
    html: expect.stringContaining('<bdi>Karima Exemple</bdi>'),
    attachments: [],
  });
  expect((await lastMail())?.text).toContain('\n> Bonjour,\n> \n> À quelle heure… ?\n');
});

it('puts a name or a subject of several lines on one, so that no header is added', async () => {
  await write({ name: 'Karima\r\nBcc: Exemple', subject: 'Horaires\r\nBcc: x@exemple.dz' });
  const mail = await lastMail();
  expect(mail?.subject).toBe('[Mosta Expo] Horaires Bcc: x@exemple.dz');
  expect(mail?.text).toContain('Nom\u00a0: Karima Bcc: Exemple\n');
  expect(mail?.to).toBe(ORGANIZER);
  expect(await mailsTo('x@exemple.dz')).toEqual([]);
});

it.each([
  ['a smuggled header', { email: 'a@exemple.dz\r\nBcc: b@exemple.dz' }, 'email'],
  ['a line break in the address', { email: 'a\n@exemple.dz' }, 'email'],
  ['two addresses', { email: 'a@exemple.dz, b@exemple.dz' }, 'email'],
  ['two addresses after a semicolon', { email: 'a@exemple.dz;b@exemple.dz' }, 'email'],
  ['a name beside the address', { email: 'Karima <a@exemple.dz>' }, 'email'],
  ['a control character', { subject: 'Horaires\u0000' }, 'subject'],
  ['no name', { name: ' \r\n ' }, 'name'],
  ['no message', { message: '  ' }, 'message'],
  ['a message too long', { message: 'é'.repeat(MESSAGE_MOST + 1) }, 'message'],
  ['half a character', { message: 'Bonjour \ud800' }, 'message'],
])('refuses %s', async (_case, changes, path) => {
  const before = await countMails();
  const response = await write(changes);
  expect(response.statusCode).toBe(400);
  const { errors } = v.parse(problemSchema, response.json());
  expect(new Set(errors?.map((error) => error.path))).toEqual(new Set([path]));
  expect(await countMails()).toBe(before);
});

it('takes a message of the full length', async () => {
  const message = '字'.repeat(MESSAGE_MOST);
  expect((await write({ message })).statusCode).toBe(202);
  expect((await lastMail())?.text).toContain(message);
});

it('tells a program that fills in every field that all went well, and sends nothing', async () => {
  const before = await countMails();
  const response = await write({ website: 'https://exemple.dz' });
  expect([response.statusCode, response.body]).toEqual([202, '']);
  expect(await countMails()).toBe(before);
});

it('takes few messages from one network address', async () => {
  const from = () =>
    service.app.inject({
      method: 'POST',
      url: '/v1/contact',
      remoteAddress: '10.1.1.1',
      payload: MESSAGE,
    });
  for (let messages = 0; messages < MESSAGES.max; messages += 1) {
    expect((await from()).statusCode).toBe(202);
  }
  expect((await from()).statusCode).toBe(429);
});
