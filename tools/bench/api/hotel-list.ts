import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '@mosta/portal-sdk/terminal';
import autocannon from 'autocannon';
import type { Ground } from './instances';
import { median } from './statistics';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;

/** The service's own query of the hotel list, for the reference that does the same query. */
const QUERY = 'select * from hotels where withdrawn_at is null order by position';

/** Requests a second and p99 of `GET /v1/hotel`, in turns with a bare Fastify and a bare `pg`, so that noise hits all. */
export async function measureHotelList(ground: Ground): Promise<void> {
  const body = await (await fetch(`${ground.embedded.address}/v1/hotel`)).text();
  const bodyFile = join(ground.folder, 'hotels.json');
  await writeFile(bodyFile, body);
  const reference = await ground.startReference(bodyFile, QUERY);
  const targets = {
    'bare Fastify, same bytes': `${reference.address}/bare`,
    'bare Fastify + pg, same query': `${reference.address}/pg`,
    'portal, embedded': `${ground.embedded.address}/v1/hotel`,
    'portal, PostgreSQL': `${ground.scaled[0].address}/v1/hotel`,
  };
  const results = Object.entries(targets).map(([name, url]) => ({
    name,
    url,
    rates: [] as number[],
    p99: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const result of results) {
      const { requests, latency, non2xx, errors } = await autocannon({
        url: result.url,
        connections: CONNECTIONS,
        duration: SECONDS,
      });
      if (non2xx + errors > 0) throw new Error(`${result.name}: ${non2xx + errors} calls failed`);
      result.rates.push(requests.average);
      result.p99.push(latency.p99);
    }
  }
  const rateOf = (name: keyof typeof targets) =>
    median(results.find((result) => result.name === name)?.rates ?? []);
  for (const { name, rates, p99 } of results) {
    print(`  ${name}: ${median(rates).toFixed(0)} requests/s, p99 ${median(p99).toFixed(1)} ms`);
  }
  for (const portal of ['portal, embedded', 'portal, PostgreSQL'] as const) {
    const toBare = rateOf(portal) / rateOf('bare Fastify, same bytes');
    const toQuery = rateOf(portal) / rateOf('bare Fastify + pg, same query');
    print(
      `  ${portal} / bare Fastify: ${toBare.toFixed(2)} (target 0.6); / bare Fastify + pg: ${toQuery.toFixed(2)} (target 0.9)`,
    );
  }
}
