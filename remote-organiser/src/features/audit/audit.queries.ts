import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { auditPageSchema } from '@mosta/shared/schemas/audit.schema';
import * as v from 'valibot';

const PREFIX = 'v1/organizer/audit';

/** Beginning of the action, and the object that it was about; '' for any. */
export type AuditChoice = { action: string; subject: string };

/** Lines of the audit log, older than that number where one is given. */
export function useAudit({ action, subject }: AuditChoice, before: string) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'audit', 'list', action, subject, before],
      queryFn: async ({ signal }) => {
        const params = {
          ...parametersOf({ action, subject }),
          ...(before ? { before } : {}),
        };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(auditPageSchema, data);
      },
    }),
    placeholderData: (shown) => shown,
  });
}

function parametersOf({ action, subject }: AuditChoice): Record<string, string> {
  return { ...(action ? { action } : {}), ...(subject ? { subject } : {}) };
}
