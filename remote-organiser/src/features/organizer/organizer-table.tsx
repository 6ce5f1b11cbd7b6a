import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerAccount } from '@mosta/shared/schemas/organizer-account.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useMemo } from 'react';
import { personName } from '../../ui/person-name';
import { ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import type { AccountAction } from './organizer.queries';

/** What was asked for, about whom; it is confirmed first. */
export type Asked = { account: OrganizerAccount; action: AccountAction | 'role' };

const TONES: Record<OrganizerAccount['state'], Tone> = {
  active: 'good',
  invited: 'now',
  expired: 'wrong',
};

type OrganizerTableProps = {
  accounts: readonly OrganizerAccount[];
  /** The reader's own account, about which nothing is asked here. */
  self: string | null;
  ask: (asked: Asked) => void;
};

/** The organisers with what can be done about each account. */
export function OrganizerTable({ accounts, self, ask }: OrganizerTableProps) {
  const { t } = useTranslation('organiser');
  const columns = useColumns(self, ask);
  return (
    <ServerTable
      label={t('common.pages.accounts')}
      columns={columns}
      rows={accounts}
      keyOf={({ _id }) => _id}
    />
  );
}

function useColumns(
  self: string | null,
  ask: OrganizerTableProps['ask'],
): readonly TableColumn<OrganizerAccount>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'name', label: t('common.columns.person'), phone: true },
        cell: (account) => (
          <>
            <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{personName(account)}</bdi>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{account.email}</bdi>
            </Typography>
            <Box sx={{ display: { md: 'none' } }}>{t(`common.roles.${account.role}`)}</Box>
          </>
        ),
      },
      {
        ...{ id: 'role', label: t('accounts.fields.role') },
        cell: ({ role }) => t(`common.roles.${role}`),
      },
      {
        ...{ id: 'factor', label: t('accounts.factor') },
        cell: ({ secondFactor }) => t(`accounts.${secondFactor ? 'on' : 'off'}`),
      },
      {
        ...{ id: 'state', label: t('common.columns.state') },
        cell: ({ state, linkExpires }) => (
          <>
            <StateBadge tone={TONES[state]}>{t(`accounts.states.${state}`)}</StateBadge>
            {linkExpires && (
              <Typography variant="body2" color="textSecondary">
                {t('accounts.linkUntil', { date: formatDate(language, linkExpires, DAY) })}
              </Typography>
            )}
          </>
        ),
      },
      {
        ...{ id: 'lastSignIn', label: t('accounts.lastSignIn') },
        cell: ({ lastSignIn, openSessions }) => (
          <>
            {lastSignIn
              ? `${formatDate(language, lastSignIn, DAY)}, ${formatTime(language, lastSignIn)}`
              : t('accounts.never')}
            {openSessions > 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('accounts.sessions', { count: openSessions })}
              </Typography>
            )}
          </>
        ),
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (account) =>
          account._id === self ? (
            <Typography variant="body2" color="textSecondary">
              {t('accounts.self')}
            </Typography>
          ) : (
            <Box sx={ROW_ACTIONS}>
              {actionsOn(account).map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant="outlined"
                  aria-label={t(`accounts.${action}.name`, { name: personName(account) })}
                  onClick={() => ask({ account, action })}
                >
                  {t(`accounts.${action}.short`)}
                </Button>
              ))}
            </Box>
          ),
      },
    ],
    [t, language, self, ask],
  );
}

/** An invitation is sent again or withdrawn; who has joined is signed out or removed. */
function actionsOn({ state, openSessions, secondFactor }: OrganizerAccount): Asked['action'][] {
  if (state !== 'active') return ['role', 'invite-again', 'withdraw'];
  const actions: (Asked['action'] | false)[] = [
    'role',
    openSessions > 0 && 'end-sessions',
    secondFactor && 'reset-factor',
    'remove',
  ];
  return actions.filter((action) => action !== false);
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
