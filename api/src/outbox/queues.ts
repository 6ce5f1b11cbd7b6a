import { MAIL_CONNECTIONS } from '../platform/mail/mailer';
import { growingPause, type QueueSettings } from './job-queue';

/**
 * Socket events never wait behind mails. They leave in their sequence; a failed one may be overtaken, and readers keep the
 * newer state of a stand by its revision. Mails are tried for about three days, as mail servers do. The third queue is
 * for what the service does for itself.
 */
export const QUEUES = {
  socket: {
    parallel: 100,
    batch: 500,
    markTogether: true,
    deadline: 1,
    lease: 60,
    mostAttempts: 1000,
    pause: growingPause(1, 15),
  },
  mail: {
    parallel: MAIL_CONNECTIONS,
    batch: MAIL_CONNECTIONS,
    markTogether: false,
    deadline: 45,
    lease: 120,
    mostAttempts: 100,
    pause: growingPause(5, 3600),
  },
  tasks: {
    parallel: 1,
    batch: 20,
    markTogether: false,
    deadline: 15,
    lease: 600,
    mostAttempts: 100,
    pause: growingPause(5, 3600),
  },
} as const satisfies Record<string, Omit<QueueSettings, 'topics'>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = ['socket', 'mail', 'tasks'] as const satisfies readonly QueueName[];
