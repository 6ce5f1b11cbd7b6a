import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { nextMailTo } from './support/mailbox';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const post = (url: string, payload: object, cookie?: string) =>
  service.app.inject({
    ...{ method: 'POST', url, payload },
    headers: cookie === undefined ? {} : { cookie },
  });
const email = 'lectrice@exemple.dz';
const person = { nom: 'Exemple', prenom: 'Karima', email, password: SAMPLE_PASSWORD };

it('writes to a newcomer in the language of the pages, from right to left in Arabic', async () => {
  expect((await post('/auth/signup', person, 'langue=ar')).statusCode).toBe(201);
  const { subject, text, html } = await nextMailTo(service, email, /confirmer=/);
  expect(subject).toBe('أكّدوا عنوان بريدكم الإلكتروني');
  expect(text).toMatch(/^تحية طيبة،\n/);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('confirmer=');
});

it('follows the language in which the owner of an account signs in', async () => {
  const credentials = { email, password: SAMPLE_PASSWORD };
  expect((await post('/auth/login', credentials, 'langue=en; a=b')).statusCode).toBe(200);
  // Whoever asks from a browser without a choice changes nothing.
  expect((await post('/auth/login', credentials, 'langue=de')).statusCode).toBe(200);
  await post('/auth/forgot-password', { email });
  const { subject, html } = await nextMailTo(service, email, /reinitialiser=/);
  expect(subject).toBe('Your Mosta Expo password');
  expect(html).toContain('<html lang="en" dir="ltr">');
});

it('writes to a visitor without account in the language of the form', async () => {
  const to = 'visiteuse@exemple.dz';
  const badge = {
    ...{ nom: 'Exemple', prenom: 'Karima', email: to, category: 'visitor', consent: '2025-01' },
  };
  expect((await post('/v1/badge', badge, 'langue=en')).statusCode).toBe(201);
  expect((await nextMailTo(service, to)).subject).toMatch(/^Your badge ME25-V/);
});
