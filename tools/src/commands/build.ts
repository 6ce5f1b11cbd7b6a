import { ASKED, buildWhatIsAsked } from '../build/build-process';
import { buildStale } from '../build/build-stale';
import { build } from '../build/builder';
import { STUBS, targetNamed } from '../build/targets';
import { findStubs } from '../project';

/** `npm run build`: everything that is stale; `npm run build -- <package>`: that one; `-- stubs`: every stub. */
export async function command([name]: string[]): Promise<number> {
  if (name === ASKED) return buildWhatIsAsked(buildNamed);
  if (name) await buildNamed(name);
  else await buildStale({ stubs: true });
  return 0;
}

async function buildNamed(name: string): Promise<void> {
  if (name !== STUBS) await build(targetNamed(name));
  else for (const stub of findStubs()) await build(stub);
}
