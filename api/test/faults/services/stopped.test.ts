import { CONNECTIONS } from '../../../src/platform/http/connections';
import { createCluster } from '../support/postgres';
import { makeFolder } from '../support/processes';
import { startService } from '../support/service';
import { stopUnderLoad } from '../support/stop';

it('ends every call under way on SIGTERM, and closes what only waits instead of waiting for it', async () => {
  const cluster = await createCluster();
  const service = await startService({
    PORTAL_DATA: makeFolder('stop'),
    PORTAL_DEMO: '1',
    DATABASE_URL: await cluster.createDatabase('stop'),
  });
  await service.ready();
  const { answered, refused, broken, ms, code } = await stopUnderLoad(service);
  process.stdout.write(
    `SIGTERM under load (PostgreSQL): ${answered} calls answered, ${broken.length} broken, ${refused} then refused, ${ms} ms\n`,
  );
  expect(broken).toEqual([]);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(CONNECTIONS.http.headersTimeout);
});
