import { commaOf } from '@mosta/shared/domain/comma';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { useContentHistory } from './content.queries';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Who changed what, the newest first. */
export function EntryHistory({ entry }: { entry: EntryOf<ContentKind> }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <Box component="section" aria-labelledby="content-history">
      <Typography id="content-history" variant="h5" component="h2" sx={{ mb: 3 }}>
        {t('common.history.title')}
      </Typography>
      <QueryGate
        query={useContentHistory(entry._id)}
        loading={<LoadingState label={t('common.history.loading')} />}
        failed={t('common.history.failed')}
        empty={{
          when: (lines) => lines.length === 0,
          show: <Typography>{t('content.history.none')}</Typography>,
        }}
      >
        {(lines) => (
          <PlainList ordered>
            {lines.map(({ at, actorName, action, fields }) => (
              <Box
                component="li"
                key={at}
                sx={{ paddingBlock: 3, borderBlockStart: '1px solid', borderColor: 'line' }}
              >
                <Typography sx={{ fontWeight: 600 }}>
                  {t(`content.history.actions.${action}`)}
                </Typography>
                <Typography variant="body2">
                  {t('content.history.line', {
                    name: actorName ?? t('common.somebody'),
                    day: formatDate(language, at, DAY),
                    time: formatTime(language, at),
                  })}
                </Typography>
                {action !== 'add' && fields.length > 0 && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {fields
                      .map((field) => t(`content.${entry.kind}.fields.${field}`))
                      .join(commaOf(language))}
                  </Typography>
                )}
              </Box>
            ))}
          </PlainList>
        )}
      </QueryGate>
    </Box>
  );
}
