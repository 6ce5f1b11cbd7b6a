/** What has been done with a letter. */
export type LetterDone = 'saved' | 'sent' | 'scheduled' | 'cancelled' | 'removed';
