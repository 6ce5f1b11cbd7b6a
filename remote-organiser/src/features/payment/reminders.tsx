import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { LateBalance, ReminderAnswer } from '@mosta/shared/schemas/reminder.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState, Typography } from '@mosta/shared/ui';
import { useMemo, useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { useRights } from '../../use-rights';
import { useLate, useRemind } from './reminder.queries';
import { ReminderPreviewDialog } from './reminder-preview-dialog';

/** A question names so many; its title says how many there are. */
const NAMED = 8;
/** The most that the service takes in a call. */
const AT_ONCE = 200;

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
      {(late) => {
        const waiting = late.filter(isNotRemindedToday).slice(0, AT_ONCE);
        return (
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
                {may && waiting.length > 1 && (
                  <Button variant="contained" sx={{ mt: 3 }} onClick={() => ask(waiting)}>
                    {t('reminders.all', { count: waiting.length })}
                  </Button>
                )}
              </>
            )}
            {shown && <ReminderPreviewDialog late={shown} onClose={() => show(null)} />}
            {asked && (
              <DecisionDialog
                title={t('reminders.confirm.title', { count: asked.length })}
                text={t('reminders.confirm.text', {
                  names: namesOf(asked),
                })}
                confirm={t('reminders.send')}
                failed={t('reminders.notSent')}
                send={async () => setDone(await mutateAsync(asked))}
                onClose={() => ask(null)}
              />
            )}
          </>
        );
      }}
    </QueryGate>
  );
}

/** Nobody gets the reminder of all twice in a day; one by one it can be sent again. */
function isNotRemindedToday({ lastReminder }: LateBalance): boolean {
  return lastReminder === null || algerianDay(new Date(lastReminder)) !== algerianDay(new Date());
}

/** The names of a few, and a mark that there are more. */
function namesOf(late: readonly LateBalance[]): string {
  const names = late.slice(0, NAMED).map(({ company, reference }) => company ?? reference);
  return (late.length > NAMED ? [...names, '…'] : names).join(', ');
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
        ...{ id: 'company', label: t('common.columns.company'), phone: true },
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
        cell: ({ deadline }) => formatDate(language, deadline, SHORT_DATE),
      },
      {
        ...{ id: 'sent', label: t('reminders.sent') },
        cell: ({ reminded, lastReminder }) =>
          lastReminder === null
            ? t('reminders.never')
            : t('reminders.times', {
                ...{ count: reminded, date: formatDate(language, lastReminder, SHORT_DATE) },
              }),
      },
      {
        ...{ id: 'due', label: t('common.balance.due'), align: 'end' },
        cell: ({ due }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatMoney(due, language)}</Box>,
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
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
