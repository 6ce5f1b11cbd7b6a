import type { AuditEntry } from '@mosta/shared/schemas/audit.schema';
import { Typography } from '@mosta/shared/ui';
import { changedValues } from './changed-values';

/** What an entry says besides who did what: each value that changed with what it was before, and the others as they are. */
export function AuditDetails({ details }: Pick<AuditEntry, 'details'>) {
  return changedValues(details).map(({ name, text }) => (
    <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <bdi dir="ltr">{[name, text].filter(Boolean).join(' : ')}</bdi>
    </Typography>
  ));
}
