import fp from 'fastify-plugin';
import { type IntervalTask, startIntervalTask } from './interval-task';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Repeats work every so many milliseconds until the service closes.
     * @param failure what the log says when it fails
     */
    startTask: (failure: string, interval: number, work: () => Promise<void>) => IntervalTask;
  }
}

/** Work in the background, which ends before what it needs is closed. */
export const taskPlugin = fp(
  async (app) => {
    const tasks: IntervalTask[] = [];
    app.decorate('startTask', (failure: string, interval: number, work: () => Promise<void>) => {
      const task = startIntervalTask(work, interval, (error) =>
        app.log.error({ err: error }, failure),
      );
      tasks.push(task);
      return task;
    });
    app.addHook('onClose', async () => {
      await Promise.all(tasks.map((task) => task.stop()));
    });
  },
  { name: 'task' },
);
