import { print } from '@mosta/portal-sdk/terminal';
import type { Ground, Instance } from './instances';

const UPLOADS = 50;
const FILE_BYTES = 5 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 50;

/** Fifty applications with a file of 5 MB each at once, and how much the process's memory grows during it. */
export async function measureUploads({ embedded, scaled }: Ground): Promise<void> {
  await report('portal, embedded', embedded);
  await report('portal, PostgreSQL', scaled[0]);
}

async function report(name: string, instance: Instance): Promise<void> {
  // What the first upload loads for ever is not growth.
  await apply(instance.address);
  const before = await memoryOf(instance.address);
  let most = before;
  let done = false;
  const watching = (async () => {
    while (!done) {
      most = Math.max(most, await memoryOf(instance.address));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const started = performance.now();
  await Promise.all(Array.from({ length: UPLOADS }, () => apply(instance.address)));
  const seconds = (performance.now() - started) / 1000;
  done = true;
  await watching;
  print(
    `  ${name}: ${UPLOADS} uploads of 5 MB at once in ${seconds.toFixed(1)} s, memory grew by ${((most - before) / MEGABYTE).toFixed(0)} MB at most (target 100)`,
  );
}

const PERSONAL = {
  name: 'Exemple',
  surname: 'Candidate',
  email: 'candidate@exemple.dz',
  phone: '0555 12 34 56',
  address: 'Mostaganem',
  birthdate: '2000-01-31',
};
const PROFESSIONAL = {
  studyLevel: 'BAC +3',
  diplome: 'Licence',
  works: [{ company: 'Exemple', position: 'Accueil', startDate: '2023-01-01' }],
  skills: ['accueil'],
  languages: ['français'],
  coverLetter: 'Exemple de lettre.',
};
const PDF = new Blob(['%PDF-1.7\n', new Uint8Array(FILE_BYTES - 9)], { type: 'application/pdf' });

async function apply(address: string): Promise<void> {
  const form = new FormData();
  form.set('resume', PDF, 'cv.pdf');
  form.set('personalInfo', JSON.stringify(PERSONAL));
  form.set('professionalInformation', JSON.stringify(PROFESSIONAL));
  const answer = await fetch(`${address}/v1/staff`, { method: 'POST', body: form });
  if (answer.status !== 201) throw new Error(`An upload answered ${answer.status}`);
}

async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  if (!bytes) throw new Error('No memory in /metrics');
  return Number(bytes);
}
