import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { LateBalance, ReminderAnswer } from '@mosta/shared/schemas/reminder.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState, Typography } from '@mosta/shared/ui';
import { useMemo, useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { useRights } from '../../use-rights';
import { useLate, useRemind } from './reminder.queries';
import { ReminderPreviewDialog } from './reminder-preview-dialog';

/** Who is late, what a reminder says, and sending it once. */
export function Reminders() {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useRemind();
  const [asked, ask] = useState<readonly LateBalance[] | null>(null);
  const [shown, show] = useState<LateBalance | null>(null);
  const [done, setDone] = useState<ReminderAnswer | null>(null);
  const may = useRights().mayWrite('payment');
  const columns = useColumns(show, ask, may);
  return (
    <QueryGate
      query={useLate()}
      loading={<LoadingState label={t('reminders.loading')} />}
      failed={t('reminders.failed')}
    >
      {(late) => (
        <>
          <Box role="status">
            {done && (
              <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
                {t('reminders.done', { count: done.sent.length, skipped: done.skipped.length })}
              </Alert>
            )}
          </Box>
          {late.length === 0 ? (
            <Typography color="textSecondary">{t('reminders.none')}</Typography>
          ) : (
            <>
              <ServerTable
                label={t('reminders.title')}
                columns={columns}
                rows={late}
                keyOf={({ reservation }) => reservation}
              />
              {may && late.length > 1 && (
                <Button variant="contained" sx={{ mt: 3 }} onClick={() => ask(late.slice(0, 200))}>
                  {t('reminders.all', { count: Math.min(late.length, 200) })}
                </Button>
              )}
            </>
          )}
          {shown && <ReminderPreviewDialog late={shown} onClose={() => show(null)} />}
          {asked && (
            <DecisionDialog
              title={t('reminders.confirm.title', { count: asked.length })}
              text={t('reminders.confirm.text', {
                names: asked.map(({ company, reference }) => company ?? reference).join(', '),
              })}
              confirm={t('reminders.send')}
              failed={t('reminders.notSent')}
              send={async () => setDone(await mutateAsync(asked))}
              onClose={() => ask(null)}
            />
          )}
        </>
      )}
    </QueryGate>
  );
}

function useColumns(
  show: (late: LateBalance) => void,
  ask: (late: readonly LateBalance[]) => void,
  may: boolean,
): readonly TableColumn<LateBalance>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'company', label: t('list.columns.company'), phone: true },
        cell: ({ company, reference, due }) => (
          <>
            <strong>
              <bdi>{company ?? reference}</bdi>
            </strong>
            <Box sx={{ display: { md: 'none' } }}>{formatMoney(due, language)}</Box>
          </>
        ),
      },
      {
        ...{ id: 'deadline', label: t('account.deadline') },
        cell: ({ deadline }) => formatDate(language, deadline, DAY),
      },
      {
        ...{ id: 'sent', label: t('reminders.sent') },
        cell: ({ reminded, lastReminder }) =>
          lastReminder === null
            ? t('reminders.never')
            : t('reminders.times', {
                ...{ count: reminded, date: formatDate(language, lastReminder, DAY) },
              }),
      },
      {
        ...{ id: 'due', label: t('overview.income.due'), align: 'end' },
        cell: ({ due }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatMoney(due, language)}</Box>,
      },
      {
        ...{ id: 'actions', label: t('stands.actions'), align: 'end', phone: true },
        cell: (late) => {
          const company = late.company ?? late.reference;
          return (
            <Box sx={ROW_ACTIONS}>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('reminders.preview.name', { company })}
                onClick={() => show(late)}
              >
                {t('reminders.preview.action')}
              </Button>
              {may && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('reminders.sendName', { company })}
                  onClick={() => ask([late])}
                >
                  {t('reminders.send')}
                </Button>
              )}
            </Box>
          );
        },
      },
    ],
    [t, language, show, ask, may],
  );
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
