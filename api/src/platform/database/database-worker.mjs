// Plain JavaScript on purpose: a worker thread starts this very file, from source and from the bundle alike.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @type {{ dataDir: string | null, socketPath: string, template: Uint8Array | null }} */
const { dataDir, socketPath, template } = workerData;

/** @returns {Promise<void>} */
async function serve() {
  const database = await PGlite.create({
    extensions: { pg_trgm },
    ...(dataDir === null ? {} : { dataDir }),
    ...(template === null ? {} : { loadDataDir: new Blob([template]) }),
  });
  await database.query('select 1');
  // One connection in use, one more for the moment in which the pool replaces a broken one.
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
  await server.start();
  parentPort?.on('message', async (message) => {
    if (message === 'dump') {
      const dump = await database.dumpDataDir('none');
      parentPort?.postMessage({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
      return;
    }
    await server.stop();
    await database.close();
    parentPort?.postMessage({ kind: 'closed' });
    parentPort?.close();
  });
  parentPort?.postMessage({ kind: 'ready' });
}

serve().catch((error) => {
  parentPort?.postMessage({ kind: 'failed', reason: String(error?.message ?? error) });
});
