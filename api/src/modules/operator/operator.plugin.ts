import { misfits } from '@mosta/release/host-fit';
import { defineModule } from '../../platform/http/define-module';
import { operatorRoutes } from './operator.routes';

/** The page from which operators watch and steer releases. */
export const operatorPlugin = defineModule<{ dataDir: string; hostDist: string }>(
  { name: 'operator', needs: ['db', 'portalRegistry'], after: ['load'] },
  (app, { dataDir, hostDist }) => {
    operatorRoutes(app, { db: app.db, dataDir, hostDist, registry: app.portalRegistry });
    app.addHook('onReady', async () => {
      const { registry } = await app.portalRegistry.read();
      const unfit = await misfits(dataDir, registry?.remotes ?? {}, hostDist);
      for (const [remote, reasons] of Object.entries(unfit))
        app.log.error({ remote, reasons }, 'the active version of a remote does not fit the host');
    });
  },
);
