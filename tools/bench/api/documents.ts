import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from '@mosta/portal-sdk/terminal';
import type { Ground, Instance } from './instances';
import { quantile } from './statistics';

const DOCUMENTS = 50;
/** Milliseconds between two looks at the service's health. */
const PAUSE = 5;

/** Fifty quotes and fifty badges of the worst names at once, and how long others wait for the service meanwhile. */
export async function measureDocuments({ embedded, scaled }: Ground): Promise<void> {
  await report('portal, embedded', embedded);
  await report('portal, PostgreSQL', scaled[0]);
}

async function report(name: string, instance: Instance): Promise<void> {
  const simulation = await ordinarySimulation(instance);
  const secrets: string[] = [];
  const tokens: string[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const answer = await send(instance, '/v1/quote', { simulation, payment: 'espece' });
    const { secret }: { secret: string } = await answer.json();
    secrets.push(secret);
    const badge = await send(instance, '/v1/badge', worstBadge());
    const { token }: { token: string } = await badge.json();
    tokens.push(token);
  }
  // The threads start with the first document.
  const first: { token: string } = await (await send(instance, '/v1/badge', worstBadge())).json();
  await send(instance, `/v1/badge/${first.token}/pdf`);

  const delays: number[] = [];
  let done = false;
  const watching = (async () => {
    while (!done) {
      const asked = performance.now();
      await (await fetch(`${instance.address}/healthz`)).text();
      delays.push(performance.now() - asked);
      await wait(PAUSE);
    }
  })();
  const started = performance.now();
  await Promise.all([
    ...secrets.map((secret) => send(instance, `/v1/quote/link/${secret}/pdf`)),
    ...tokens.map((token) => send(instance, `/v1/badge/${token}/pdf`)),
  ]);
  const seconds = (performance.now() - started) / 1000;
  done = true;
  await watching;
  print(
    `  ${name}: ${DOCUMENTS} quotes and ${DOCUMENTS} worst badges at once in ${seconds.toFixed(1)} s; /healthz meanwhile median ${quantile(delays, 0.5).toFixed(1)} ms, p99 ${quantile(delays, 0.99).toFixed(1)} ms of ${delays.length} (target 100)`,
  );
}

let callers = 0;

/** Each call comes from an address of its own, so that it is the work that is measured and not the limits. */
async function send({ address }: Instance, path: string, body?: object): Promise<Response> {
  callers += 1;
  const answer = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': `10.1.${Math.floor(callers / 250)}.${callers % 250}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return body ? answer : new Response(await answer.arrayBuffer());
}

/** Letters of two directions in turns, as many as the form takes: every one is a piece of its own. */
const worstBadge = () => ({
  nom: 'aب'.repeat(30),
  prenom: 'aب'.repeat(30),
  pays: 'aب'.repeat(30),
  company: 'aب'.repeat(60),
  fonction: 'aب'.repeat(60),
  email: `${randomUUID()}@exemple.dz`,
  phone: null,
  category: 'professional',
  consent: '2025-01',
});

/** A stand and a dozen things of the catalogue: as many lines as most quotes have. */
async function ordinarySimulation({ address }: Instance): Promise<object> {
  const { items }: { items: { _id: string }[] } = await (
    await fetch(`${address}/v1/catalogue`)
  ).json();
  const chosen = items.slice(0, 12).map((item) => [item._id, { ...item, quantity: 2, days: 2 }]);
  return {
    personalInfo: {
      nationality: 'Exposant Algérien',
      sector: 'زيت الزيتون – Huiles d’olive',
      participationType: 'Individuelle',
    },
    formule: {
      selectedFormules: [
        {
          ...{ id: 'bare-9', name: 'Espace nu 9 m²', price: null, priceEuro: null },
          ...{ quantity: 1, size: 9 },
        },
      ],
    },
    cart: Object.fromEntries(chosen),
    promo: null,
    promoCode: null,
  };
}
