/** What is done to an entry of the contents, as its history and the audit log name it. */
export const CONTENT_ACTIONS = [
  'add',
  'change',
  'publish',
  'withdraw',
  'undo',
  'restore',
  'remove',
] as const;
export type ContentAction = (typeof CONTENT_ACTIONS)[number];
