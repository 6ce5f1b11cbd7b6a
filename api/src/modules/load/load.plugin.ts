import { createHmac } from 'node:crypto';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Config } from '../../config';
import { defineModule } from '../../platform/http/define-module';
import { addressKey } from '../../platform/http/network-address';
import { CanaryWatch } from './canary-watch';
import { DURATION_STEPS } from './durations';
import { addCounts, deleteOld } from './load.repository';
import { loadRoutes } from './load.routes';
import { LoadCounter } from './load-counter';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes what was counted since the last time, and judges the canaries that it is about. */
    settleLoads: () => Promise<void>;
  }
}

/** Milliseconds between two writings: how late a canary is judged. */
const SETTLE = 2000;
const CLEANUP = 3_600_000;

/** Loads of remotes in browsers, by version, and canaries that are judged by them. */
export const loadPlugin = defineModule<Pick<Config, 'dataDir' | 'canaryVoters'>>(
  { name: 'load', needs: ['db', 'metrics', 'portalRegistry', 'secret', 'startTask'] },
  (app, { dataDir, canaryVoters }) => {
    const { db, portalRegistry, secret } = app;
    const metrics = addMetrics(app.metrics.registry);
    const counter = new LoadCounter({
      load: ({ remote, version, visitors: group, ms }) => {
        metrics.loads.inc({ remote, version, group });
        metrics.seconds.observe({ remote, version, group }, ms / 1000);
      },
      failure: ({ remote, version, visitors: group }) =>
        metrics.failures.inc({ remote, version, group }),
    });
    const onStop = (remote: string) => metrics.stopped.inc({ remote });
    const watch = new CanaryWatch({ db, dataDir, log: app.log, onStop });

    const settle = async () => {
      const counted = counter.take();
      if (counted === null) return;
      try {
        await addCounts(db, counted);
      } catch (error) {
        counter.putBack(counted);
        throw error;
      }
      const { registry } = await portalRegistry.read();
      if (registry) await watch.judge(registry, new Set(counted.votes.map(({ trial }) => trial)));
    };
    app.decorate('settleLoads', settle);
    app.startTask('loads of remotes could not be counted', SETTLE, settle);
    app.startTask('old loads of remotes could not be removed', CLEANUP, () => deleteOld(db));

    loadRoutes(app, {
      counter,
      registry: portalRegistry,
      voterOf: ({ ip }, view) =>
        canaryVoters === 'views'
          ? view
          : createHmac('sha256', secret)
              .update(`load|${addressKey(ip)}`)
              .digest('base64url'),
    });
  },
);

function addMetrics(registry: Registry) {
  const labelNames = ['remote', 'version', 'group'] as const;
  const registers = [registry];
  return {
    loads: new Counter({
      name: 'portal_remote_loads_total',
      help: 'Loads of remotes in browsers, by version of the registry and group of visitors',
      labelNames,
      registers,
    }),
    failures: new Counter({
      name: 'portal_remote_load_failures_total',
      help: 'Those of them in which the visitor did not get the version',
      labelNames,
      registers,
    }),
    seconds: new Histogram({
      name: 'portal_remote_load_seconds',
      help: 'Time until a remote was there in a browser, or was given up',
      labelNames,
      buckets: DURATION_STEPS.map((ms) => ms / 1000),
      registers,
    }),
    stopped: new Counter({
      name: 'portal_canaries_stopped_total',
      help: 'Canaries that were worse than the active version and stopped by themselves',
      labelNames: ['remote'],
      registers,
    }),
  };
}
