import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink } from '@mosta/shared/ui';
import { Panel } from './panel';
import { partAddress } from './participation-address';
import { ParticipationFacts } from './participation-facts';
import { ParticipationGate } from './participation-gate';
import { NextCard } from './progress/next-card';
import { ProgressGate } from './progress/progress-gate';
import { StageNotice } from './progress/stage-notice';

/** On the overview: the stage of the participation, the next step, unread messages and the amount due. */
export function ParticipationSummary() {
  const { t } = useTranslation('exhibitor');
  return (
    <div>
      <ParticipationGate>
        {(participation) => (
          <Panel
            title={t('participation.title')}
            end={
              <MuiLink
                component={Link}
                to={partAddress('suivi', participation)}
                sx={{ fontWeight: 600, paddingBlock: 2 }}
              >
                {t('participation.open')}
              </MuiLink>
            }
          >
            <ProgressGate key={participation._id} participation={participation}>
              {(progress) => (
                <Box sx={{ display: 'grid', gap: 6 }}>
                  <StageNotice participation={participation} stage={progress.stage} />
                  {progress.stage !== 'refused' && (
                    <Box
                      sx={{
                        display: 'grid',
                        gap: 6,
                        gridTemplateColumns: {
                          xs: 'minmax(0, 1fr)',
                          md: 'minmax(0, 3fr) minmax(0, 1fr)',
                        },
                      }}
                    >
                      <NextCard participation={participation} progress={progress} />
                      <ParticipationFacts participation={participation} progress={progress} />
                    </Box>
                  )}
                </Box>
              )}
            </ProgressGate>
          </Panel>
        )}
      </ParticipationGate>
    </div>
  );
}
