import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { Deadline } from './deadline';
import { nextStep, stepAddress } from './step-rules';
import { useStepText } from './use-step-text';

type NextCardProps = { participation: Participation; progress: Progress };

/** The next step of the exhibitor, with its deadline and a link. */
export function NextCard({ participation, progress }: NextCardProps) {
  const { t } = useTranslation('exhibitor');
  const textOf = useStepText({ participation, progress });
  const step = nextStep(progress.steps);
  const said = step && textOf(step.kind);
  const to = step && stepAddress(step.kind, participation);
  return (
    <Box
      sx={{
        padding: { xs: 5, sm: 6 },
        borderRadius: RADIUS.field,
        bgcolor: 'wheat',
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        alignContent: 'start',
      }}
    >
      {step && said ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('participation.next.title')}
          </Typography>
          <Typography variant="h4" component="h3">
            {said.title}
          </Typography>
          <Typography sx={{ maxInlineSize: '38em' }}>{said.text}</Typography>
          <Deadline step={step} />
          {to && (
            <Button component={Link} to={to} variant="contained" sx={{ mt: 2 }}>
              {said.action}
            </Button>
          )}
        </>
      ) : (
        <>
          <Typography variant="h4" component="h3">
            {t('participation.next.nothing')}
          </Typography>
          <Typography sx={{ maxInlineSize: '38em' }}>
            {t(
              progress.stage === 'confirmed'
                ? 'participation.next.ready'
                : 'participation.next.nothingText',
            )}
          </Typography>
        </>
      )}
    </Box>
  );
}
