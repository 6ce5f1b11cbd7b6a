import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_ORGANIZER, SAMPLE_PASSWORD } from '../../../src/sample/sample-data';
import { makeFolder, until } from '../support/processes';
import { type Service, startService } from '../support/service';

const KILLS = 15;
const WRITERS = 4;

let folder: string;
let environment: Record<string, string>;
beforeAll(() => {
  folder = makeFolder('embedded');
  environment = { PORTAL_DATA: folder, PORTAL_DEMO: '1', LOGIN_FAILURES: '1000000' };
});

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function signIn(service: Service) {
  const { body } = await post(`${service.url}/auth/login`, {
    email: SAMPLE_ORGANIZER,
    password: SAMPLE_PASSWORD,
  });
  const { access, user } = body as { access: { token: string }; user: { _id: string } };
  return { id: user._id, headers: { authorization: `Bearer ${access.token}` } };
}

it(`loses nothing acknowledged in ${KILLS} kills under writes, and reopens by itself each time`, async () => {
  const acknowledged: string[] = [];
  let missing: string[] = [];
  let slowest = 0;
  let service = await startService(environment);
  await service.ready();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { id, headers } = await signIn(service);
    const before = acknowledged.length;
    let going = true;
    const write = async (writer: number) => {
      for (let count = 0; going; count += 1) {
        const title = `Exemple ${kill}-${writer}-${count}`;
        const answer = await post(
          `${service.url}/v1/notification`,
          { title, message: 'Exemple', userId: id },
          headers,
        ).catch(() => null);
        if (answer?.status === 202) acknowledged.push(title);
      }
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await until('something is acknowledged', () => acknowledged.length > before + 5);
    // At a different moment of the writing each time.
    await wait(Math.random() * 100);
    service.child.kill('SIGKILL');
    await service.ended;
    going = false;
    await writers;

    const began = Date.now();
    service = await startService({ ...environment, PORT: String(service.port) });
    await service.ready();
    slowest = Math.max(slowest, Date.now() - began);
    const kept = await keptSince(service, headers);
    missing = missing.concat(acknowledged.slice(before).filter((title) => !kept.has(title)));
  }
  process.stdout.write(
    `kill -9 × ${KILLS}: ${acknowledged.length} writes acknowledged, ${missing.length} lost, slowest restart ${slowest} ms\n`,
  );
  expect(missing).toEqual([]);

  const second = await startService(environment);
  const { code } = await second.ended;
  expect(code).not.toBe(0);
  expect(second.output().trim()).toMatch(
    new RegExp(
      `^Le dossier de données .* est déjà utilisé par un autre processus \\(n° ${service.pid}\\)[^\\n]*$`,
    ),
  );
  expect((await fetch(`${service.url}/v1/hotel`)).status).toBe(200);
});

/** Titles of the latest hundred notifications: as many as one run writes, or more. */
async function keptSince(service: Service, headers: Record<string, string>): Promise<Set<string>> {
  const answer = await fetch(`${service.url}/v1/notification`, { headers });
  const list = (await answer.json()) as { title: string }[];
  return new Set(list.map(({ title }) => title));
}
