import { connect } from 'node:net';

/** Where CI machines have their PostgreSQL. */
const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/test';
const WAIT_MS = 1500;

/** A PostgreSQL for the second run of the API's tests, or one sentence on what is missing. */
export async function postgresUrl(): Promise<{ url: string } | { missing: string }> {
  const url = process.env.TEST_DATABASE_URL ?? DEFAULT_URL;
  const { hostname, port } = new URL(url);
  if (await answers(hostname, Number(port || 5432))) return { url };
  return {
    missing: `aucun PostgreSQL ne répond sur ${hostname}:${port || 5432} (TEST_DATABASE_URL en indique un autre).`,
  };
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: WAIT_MS });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
