import { buildStale } from '../build/build-stale';
import { build } from '../build/builder';
import { targetNamed } from '../build/targets';

/** `npm run build`: everything that is stale; `npm run build -- <package>`: that one. */
export async function command([name]: string[]): Promise<number> {
  if (name) await build(targetNamed(name));
  else await buildStale({ stubs: true });
  return 0;
}
