import type { ScanOutcome } from '@mosta/shared/schemas/visitor-contact.schema';
import type { AnswerLook } from '@mosta/shared/workspace/scanner/answer-panel';

/** What the page says of a scan: the service's outcomes, and what a device can say alone. */
export type ScanWord =
  | ScanOutcome
  /** Kept for later: there is no network. */
  | 'waiting'
  /** The code is damaged. */
  | 'unreadable'
  /** A reference or a link in the place of the code. */
  | 'unsigned'
  /** No more scans today. */
  | 'limit'
  | 'failed';

export const SCAN_LOOKS: Record<ScanWord, AnswerLook> = {
  ...{ saved: 'good', known: 'already', private: 'absent', revoked: 'refused' },
  ...{ unknown: 'foreign', 'not-exhibiting': 'refused', waiting: 'already' },
  ...{ unreadable: 'unclear', unsigned: 'unclear', limit: 'refused', failed: 'unclear' },
};
