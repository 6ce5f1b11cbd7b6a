import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { partAddress } from '../participation-address';
import { StageTrack } from './stage-track';

type StageNoticeProps = { participation: Participation; stage: ParticipationStage };

/** The number of the participation, where it stands, in a drawing and a sentence, and what the organiser last wrote about it. */
export function StageNotice({ participation, stage }: StageNoticeProps) {
  const { t } = useTranslation('exhibitor');
  const isOver = useEdition().phase === 'after';
  return (
    <Box sx={{ display: 'grid', gap: 5, minInlineSize: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('participation.reference', { reference: participation.reference })}
      </Typography>
      {stage === 'refused' ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="h4" component="h3">
            {t('participation.refused.title')}
          </Typography>
          <Typography sx={{ maxInlineSize: '40em' }}>{t('participation.refused.text')}</Typography>
          <Button
            component={Link}
            to={partAddress('messages', participation)}
            variant="outlined"
            sx={{ mt: 2 }}
          >
            {t('participation.refused.write')}
          </Button>
        </Box>
      ) : (
        <>
          <StageTrack stage={stage} />
          <Typography sx={{ maxInlineSize: '40em' }}>
            {t(`participation.stageText.${stage === 'confirmed' && isOver ? 'over' : stage}`)}
          </Typography>
        </>
      )}
      {participation.message && (
        <Box
          component="figure"
          sx={{
            margin: 0,
            paddingInlineStart: 4,
            borderInlineStart: '3px solid',
            borderColor: 'saffron',
          }}
        >
          <Typography component="figcaption" variant="body2" color="textSecondary">
            {t('participation.organiserMessage')}
          </Typography>
          <Typography
            component="blockquote"
            dir="auto"
            sx={{
              margin: 0,
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              textAlign: 'match-parent',
            }}
          >
            {participation.message}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
