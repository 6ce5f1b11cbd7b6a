import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { AuditEntry } from '@mosta/shared/schemas/audit.schema';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@mosta/shared/schemas/audit-action';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { PATHS } from '../../paths';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { AuditDetails } from './audit-details';

type AuditTableProps = { entries: readonly AuditEntry[]; busy: boolean };

/** Lines of the audit log: when, who, what, about which thing. */
export function AuditTable({ entries, busy }: AuditTableProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const columns = useMemo<readonly TableColumn<AuditEntry>[]>(
    () => [
      {
        ...{ id: 'at', label: t('audit.at'), phone: true },
        cell: ({ at }) => (
          <Box sx={{ whiteSpace: { md: 'nowrap' }, overflowWrap: 'normal' }}>
            {`${formatDate(language, at, SHORT_DATE)}, ${formatTime(language, at)}`}
          </Box>
        ),
      },
      {
        ...{ id: 'action', label: t('audit.action'), phone: true },
        cell: ({ action, actorName }) => {
          const about = AUDIT_SUBJECTS.find((one) => action.startsWith(`${one}.`));
          const known = AUDIT_ACTIONS.find((one) => one === action);
          return (
            <>
              {about && <strong>{t(`audit.subjects.${about}`)}</strong>}
              <Typography variant="body2" color="textSecondary">
                {known ? t(`audit.verbs.${known}`) : <bdi dir="ltr">{action}</bdi>}
              </Typography>
              <Typography variant="body2" sx={{ display: { md: 'none' } }}>
                <bdi>{actorName ?? t('common.unknownActor')}</bdi>
              </Typography>
            </>
          );
        },
      },
      {
        ...{ id: 'actor', label: t('audit.actor') },
        cell: ({ actorName }) => <bdi>{actorName ?? t('common.unknownActor')}</bdi>,
      },
      { ...{ id: 'subject', label: t('audit.object') }, cell: objectOf },
      {
        ...{ id: 'details', label: t('audit.details') },
        cell: ({ details }) => <AuditDetails details={details} />,
      },
    ],
    [t, language],
  );
  return (
    <ServerTable
      label={t('common.pages.audit')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => String(id)}
      busy={busy}
    />
  );
}

/** Objects that have a page. */
const OBJECT_PAGES = [
  ['participation.', `${PATHS.dossiers}?dossier`],
  ['staff.', `${PATHS.staff}?candidature`],
] as const;

/** An object's identifier leads to it, where it has a page. */
function objectOf({ action, subject }: AuditEntry) {
  const text = (
    <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
      {subject.slice(0, 13)}
    </Box>
  );
  const about = OBJECT_PAGES.find(([prefix]) => action.startsWith(prefix));
  if (!about) return text;
  const to = `${about[1]}=${encodeURIComponent(subject)}`;
  return (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  );
}
