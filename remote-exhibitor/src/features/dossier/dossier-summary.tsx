import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink } from '@mosta/shared/ui';
import { partAddress } from './dossier-address';
import { DossierFacts } from './dossier-facts';
import { DossierGate } from './dossier-gate';
import { NextCard } from './next-card';
import { Panel } from './panel';
import { ProgressGate } from './progress-gate';
import { StageNotice } from './stage-notice';

/** On the overview: where the dossier stands, the one thing to do next, unread letters and what is due. */
export function DossierSummary() {
  const { t } = useTranslation('exhibitor');
  return (
    <div>
      <DossierGate>
        {(dossier) => (
          <Panel
            title={t('dossier.title')}
            end={
              <MuiLink
                component={Link}
                to={partAddress('suivi', dossier)}
                sx={{ fontWeight: 600, paddingBlock: 2 }}
              >
                {t('dossier.open')}
              </MuiLink>
            }
          >
            <ProgressGate key={dossier._id} dossier={dossier}>
              {(progress) => (
                <Box sx={{ display: 'grid', gap: 6 }}>
                  <StageNotice dossier={dossier} stage={progress.stage} />
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
                      <NextCard dossier={dossier} progress={progress} />
                      <DossierFacts dossier={dossier} progress={progress} />
                    </Box>
                  )}
                </Box>
              )}
            </ProgressGate>
          </Panel>
        )}
      </DossierGate>
    </div>
  );
}
