import { MAIN_PORTAL, startPortal } from './portal';

/** One portal for all tests that leave its registry alone. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await startPortal(MAIN_PORTAL);
  return async () => {
    const code = await stop();
    if (code !== 0) throw new Error(`npm start ended with ${code} after Ctrl-C`);
  };
}
