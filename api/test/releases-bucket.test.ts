import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '@mosta/release/testing/conditional-s3';
import { addToken } from '@mosta/release/tokens';
import { archiveOf } from './support/builds';
import { startTestApp, type TestApp } from './support/test-app';

let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-bucket-'));
  s3 = await startS3(folder);
  const { bucket, endpoint, credentials } = s3.settings;
  const environment = {
    REMOTES_STORE: 's3',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  };
  one = await startTestApp(environment);
  other = await startTestApp(environment);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

it('shows on one machine what was published at another, without a common folder', async () => {
  const token = await addToken(one.dataDir, 'exemple', 'user:essai');
  const { version, hash, archive, files } = await archiveOf('exemple', 'one');
  await other.app.releaseStore.pull();
  const sent = await other.app.inject({
    method: 'PUT',
    url: `/_portal/remotes/exemple/versions/${hash}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    payload: archive,
  });
  expect(sent.statusCode).toBe(201);

  await one.app.releaseStore.pull();
  const page = await one.app.inject({ url: '/exemple', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.body.includes(version)]).toEqual([200, true]);
  const url = `/remotes/exemple/${version}/remoteEntry.js`;
  const entry = await one.app.inject({ url });
  expect(entry.body).toBe(files['remoteEntry.js']);
  const part = await one.app.inject({ url, headers: { range: 'bytes=0-5' } });
  expect([part.statusCode, part.body]).toEqual([206, entry.body.slice(0, 6)]);
  const { etag } = entry.headers;
  const again = await one.app.inject({ url, headers: { 'if-none-match': `${etag}` } });
  expect(again.statusCode).toBe(304);
});

it('goes on with what it has while the bucket does not answer', async () => {
  await s3.stop();
  await expect(one.app.releaseStore.pull()).rejects.toMatchObject({ code: 'BUCKET_UNAVAILABLE' });
  const page = await one.app.inject({ url: '/exemple', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
});
