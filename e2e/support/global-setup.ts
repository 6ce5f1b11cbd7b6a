import { MAIN_PORTAL, prepareFrom, startPortal, whenDrawn } from './portal';

/** One portal for all tests that leave its registry alone; those of the others begin with a copy of its first start. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const first = await startPortal(MAIN_PORTAL);
  await whenDrawn(MAIN_PORTAL);
  await stopped(first);
  await prepareFrom(MAIN_PORTAL);
  const stop = await startPortal(MAIN_PORTAL);
  return () => stopped(stop);
}

async function stopped(stop: () => Promise<number>): Promise<void> {
  const code = await stop();
  if (code !== 0) throw new Error(`npm start ended with ${code} after Ctrl-C`);
}
