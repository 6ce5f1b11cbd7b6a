import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { useRights } from '../../use-rights';
import { useHistory } from './staff.queries';

/** Acts of the audit log that have a sentence here. */
const ACTS = ['invite', 'accept', 'refuse', 'note', 'read-file'] as const;

/** What organisers did with an application, for those who may read the audit log. */
export function HistoryPart({ application }: { application: string }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const may = useRights().mayRead('audit');
  const query = useHistory(application, may);
  if (!may) return null;
  return (
    <FormCard title={t('common.history.title')}>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('common.history.loading')} />}
        failed={t('common.history.failed')}
        empty={{
          when: ({ entries }) => entries.length === 0,
          show: <Typography color="textSecondary">{t('staff.history.none')}</Typography>,
        }}
      >
        {({ entries }) => (
          <PlainList ordered sx={{ display: 'grid', gap: 3 }}>
            {entries.map(({ id, at, action, actorName, details }) => {
              const act = ACTS.find((one) => action === `staff.${one}`);
              const file = String(details.file ?? '');
              return (
                <li key={id}>
                  <Typography variant="body2" color="textSecondary">
                    <bdi>{`${formatDate(language, at)}, ${formatTime(language, at)}`}</bdi>
                    {' · '}
                    <bdi>{actorName ?? t('common.unknownActor')}</bdi>
                  </Typography>
                  <Typography>
                    {act
                      ? t(`staff.history.${act}`, { file: file && t(`staff.files.${file}`) })
                      : action}
                  </Typography>
                </li>
              );
            })}
          </PlainList>
        )}
      </QueryGate>
    </FormCard>
  );
}
