import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from '@mosta/portal-sdk/terminal';
import { makeExhibitors, signInOrganizer } from './accounts';
import type { Ground, Instance } from './instances';

const CLIENTS = 80;
const SECONDS = 8;
/** Before the measurement: code and plans of statements are compiled, connections open. */
const WARM_UP_SECONDS = 4;
const STANDS = 161;
/** Milliseconds that a client keeps a stand at most: kept for no time at all, no two could be seen to overlap. */
const MOST_KEPT = 20;

/** `fetch` would take as much of the machine as a portal does. */
const agent = new Agent({ keepAlive: true });

/** When a stand was certainly held: from the answer that gave it to the call that gives it back. */
type Span = { code: string; from: number; to: number };

/** Holds taken and given back a second, and how often one stand was held twice at a time. */
export async function measureHolds({ embedded, scaled, folder }: Ground): Promise<void> {
  await report('portal, embedded', [embedded], folder);
  await report('two portals, PostgreSQL', scaled, folder);
  agent.destroy();
}

async function report(name: string, instances: readonly Instance[], folder: string): Promise<void> {
  const [first] = instances;
  if (!first) throw new Error('No instance');
  const codes = await freeStands(first.address);
  const accounts = await makeExhibitors(first.address, CLIENTS, folder);
  const clients = accounts.map((account, index) => ({
    ...account,
    'x-forwarded-for': `198.51.100.${index}`,
  }));
  const compete = async (seconds: number): Promise<Span[]> => {
    const deadline = performance.now() + seconds * 1000;
    const spans: Span[] = [];
    await Promise.all(
      clients.map((client, index) =>
        competeUntil(deadline, instances[index % instances.length] ?? first, client, codes, spans),
      ),
    );
    return spans;
  };
  await compete(WARM_UP_SECONDS);
  const spans = await compete(SECONDS);
  print(
    `  ${name}: ${(spans.length / SECONDS).toFixed(0)} holds/s by ${CLIENTS} clients on ${codes.length} stands, ${overlaps(spans)} double holds (load ${loadavg()[0]?.toFixed(1)})`,
  );
}

async function competeUntil(
  deadline: number,
  { address }: Instance,
  headers: Record<string, string>,
  codes: readonly string[],
  spans: Span[],
): Promise<void> {
  while (performance.now() < deadline) {
    const code = codes[Math.floor(Math.random() * codes.length)] ?? '';
    const claim = await post(`${address}/v1/stand/${code}/hold`, headers);
    if (claim.status === 409) continue;
    if (claim.status !== 201) throw new Error(`A hold answered ${claim.status}`);
    const { _id }: { _id: string } = JSON.parse(claim.body);
    const from = performance.now();
    await wait(Math.random() * MOST_KEPT);
    const to = performance.now();
    const release = await post(`${address}/v1/hold/${_id}/release`, headers);
    if (release.status !== 204) throw new Error(`A release answered ${release.status}`);
    spans.push({ code, from, to });
  }
}

function post(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(url, { method: 'POST', headers, agent }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Frees every numbered stand as the organiser does. @returns their codes */
async function freeStands(address: string): Promise<string[]> {
  const headers = await signInOrganizer(address);
  const stands: { code: string; kind: string; state: string }[] = await (
    await fetch(`${address}/v1/stand`)
  ).json();
  const numbered = stands.filter(({ kind }) => kind === 'stand');
  if (numbered.length !== STANDS) throw new Error(`There are ${numbered.length} stands`);
  for (const { code, state } of numbered) {
    if (state === 'libre') continue;
    const call = state === 'bloque' ? 'unblock' : 'release';
    const answer = await fetch(`${address}/v1/organizer/stand/${code}/${call}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`${call} of ${code} answered ${answer.status}`);
  }
  return numbered.map(({ code }) => code);
}

/** Pairs of spans of one stand that lie over each other. */
function overlaps(spans: readonly Span[]): number {
  const byCode = new Map<string, Span[]>();
  for (const span of spans) byCode.set(span.code, [...(byCode.get(span.code) ?? []), span]);
  let found = 0;
  for (const group of byCode.values()) {
    const ordered = [...group].sort((left, right) => left.from - right.from);
    for (let index = 1; index < ordered.length; index += 1) {
      const [before, after] = [ordered[index - 1], ordered[index]];
      if (before && after && after.from < before.to) found += 1;
    }
  }
  return found;
}
