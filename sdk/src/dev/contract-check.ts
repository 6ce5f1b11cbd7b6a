import { refusalsOf } from '@mosta/release/gate';
import { facadesSchema } from '@mosta/release/requirements';
import type { DescriptorSource } from '@mosta/shared/contract/descriptor';
import { registrySchema } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import { requirementsOf } from '../build/requirements';
import { developmentDescriptor } from './remote-descriptor';

/** Milliseconds for which what the portal says of itself counts as known. */
const KNOWN_FOR = 30_000;

/** What a portal says of itself. */
export type PortalFacts = Awaited<ReturnType<typeof askPortal>>;

/** Asks a running portal for its registry and for what its host offers. @throws Error when it does not answer */
export async function askPortal(portal: string) {
  const [registry, facades] = await Promise.all([
    readJson(`${portal}/registry.json`, registrySchema),
    // a portal of before publishes none
    readJson(`${portal}/facades.json`, facadesSchema).catch(() => undefined),
  ]);
  return { registry, facades };
}

/** Remembers for a moment what a portal says, and while it does not answer. */
export function portalFacts(
  portal: string,
  ready: Promise<unknown> = Promise.resolve(),
  ask = askPortal,
  now = Date.now,
) {
  let known: { facts: PortalFacts; at: number } | undefined;
  return async (): Promise<PortalFacts | undefined> => {
    await ready;
    if (known && now() - known.at < KNOWN_FOR) return known.facts;
    const facts = await ask(portal).catch(() => undefined);
    if (facts) known = { facts, at: now() };
    return known?.facts;
  };
}

/** Why the portal would refuse to publish the remote as it is now, in its own sentences; sizes are the build's matter. */
export async function contractProblems(
  directory: string,
  source: DescriptorSource,
  { compilation }: Stats,
  { registry, facades }: PortalFacts,
): Promise<string[]> {
  const sheets = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
  const refusals = refusalsOf({
    descriptor: developmentDescriptor(source),
    files: sheets.map(({ name, source: text }) => ({ path: name, body: text.buffer() })),
    registry,
    requirements: await requirementsOf(directory, compilation),
    facades,
  });
  return refusals.map(({ code, message }) => `${message} (${code})`);
}

async function readJson<Shape extends v.GenericSchema>(
  address: string,
  shape: Shape,
): Promise<v.InferOutput<Shape>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return v.parse(shape, await response.json());
}
