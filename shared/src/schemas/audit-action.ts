import { CONTENT_ACTIONS } from './content-action';

/**
 * What the audit log tells of each thing: its verbs. The first part of an action's name is the thing, the second the verb:
 * `stand.block`. Pages have words for each, and list the things in this order.
 */
export const AUDIT_VERBS = {
  participation: [
    'accept',
    'refuse',
    'request-change',
    'assign',
    'note',
    'message',
    'add-document',
    'read-document',
    'accept-document',
    'refuse-document',
  ],
  reservation: [
    'confirm',
    'cancel',
    'end',
    'remind',
    'payment',
    'cancel-payment',
    'refund',
    'issue-proforma',
    'issue-invoice',
    'issue-credit',
    'issue-receipt',
    'issue-refund',
  ],
  stand: [
    'block',
    'unblock',
    'release',
    'move',
    'correct',
    'extend-hold',
    'join',
    'split',
    'cut',
    'uncut',
  ],
  bank: ['take', 'confirm', 'set-aside', 'reopen'],
  badge: ['check-in', 'repeat', 'leave', 'undo-check-in', 'revoke'],
  'visitor-contact': ['scan', 'change', 'delete', 'restore', 'export'],
  staff: ['invite', 'accept', 'refuse', 'note', 'read-file'],
  exhibitor: ['withdraw', 'restore'],
  member: ['join', 'remove', 'leave', 'hand-over'],
  account: [
    'set-second-factor',
    'remove-second-factor',
    'use-recovery-code',
    'renew-recovery-codes',
    'erase',
  ],
  /** Written before news and hotels were contents. */
  news: [],
  hotel: [],
  hall: ['store', 'show'],
  notification: ['send'],
  company: ['merge', 'tell-apart', 'propose-again'],
  edition: ['add', 'change', 'make-current', 'open', 'close', 'archive'],
  organizer: [
    'invite',
    'invite-again',
    'change-role',
    'end-sessions',
    'reset-second-factor',
    'remove',
  ],
  content: [...CONTENT_ACTIONS, 'order', 'add-picture'],
  promo: ['add', 'change', 'withdraw', 'restore'],
  letter: ['add', 'change', 'remove', 'test', 'send', 'start', 'cancel'],
  quote: ['answer'],
  release: ['promote', 'rollback', 'enable', 'disable', 'stop-canary'],
} as const;

type Verbs = typeof AUDIT_VERBS;
export type AuditSubject = keyof Verbs;
export type AuditVerb<S extends AuditSubject> = Verbs[S][number];
export type AuditAction = { [S in AuditSubject]: `${S}.${AuditVerb<S>}` }[AuditSubject];

export const AUDIT_SUBJECTS = Object.keys(AUDIT_VERBS) as AuditSubject[];

export const AUDIT_ACTIONS = Object.entries(AUDIT_VERBS).flatMap(([subject, verbs]) =>
  verbs.map((verb) => `${subject}.${verb}` as AuditAction),
);
