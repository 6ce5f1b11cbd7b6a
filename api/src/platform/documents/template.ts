import type { MessagePort } from 'node:worker_threads';

/** A kind of document. Its content goes to another thread: data only, and all that the document shows. */
export type Template<Content> = {
  name: string;
  draw: (content: Content) => Promise<Buffer>;
};

/** What a thread is asked to draw. */
export type PrintJob = { template: string; content: unknown };

/** A job in its thread, which sends any message by `begun` before it draws: from then on its time counts. */
export type PrintTask = PrintJob & { begun: MessagePort };
