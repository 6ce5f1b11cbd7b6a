import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { BatchResult } from '@mosta/shared/schemas/participation-batch.schema';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useOpenParticipation } from './dossier-address';

type BatchReportProps = { title: string; results: readonly BatchResult[] };

/** Participations of which the same is to be said, each with the reason where something is not done. */
export function BatchReport({ title, results }: BatchReportProps) {
  const { t } = useTranslation('organiser');
  const id = useId();
  const { addressOf } = useOpenParticipation();
  if (results.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <PlainList sx={{ maxBlockSize: 260, overflowY: 'auto' }}>
        {results.map(({ _id, company, reference, problem }) => (
          <Box component="li" key={_id} sx={{ paddingBlock: 2 }}>
            <bdi>
              {problem === null || company === null ? (
                (company ?? t('batch.gone'))
              ) : (
                <MuiLink component={Link} to={addressOf(_id)}>
                  {company}
                </MuiLink>
              )}
            </bdi>
            {reference !== null && ` · ${reference}`}
            {problem !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`batch.problems.${problem}`)}
              </Typography>
            )}
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
