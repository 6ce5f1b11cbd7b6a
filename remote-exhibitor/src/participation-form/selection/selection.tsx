import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import type { HeldStands } from '../state/use-held-stands';
import type { JoinedQuote } from '../state/use-joined-quote';
import type { StandQuestion } from '../state/use-stand-choice';
import { HeldStandsCard } from './held-stands-card';
import { SimulationCard } from './simulation-card';
import { StandChoiceCard } from './stand-choice-card';

type SelectionProps = {
  quote: JoinedQuote;
  held: HeldStands;
  signedIn: boolean;
  question: StandQuestion;
  onAsk: () => void;
};

/** What goes with the request, beside the form and in view while it is filled in. */
export function Selection({ quote, held, signedIn, question, onAsk }: SelectionProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      component="section"
      aria-labelledby="selection"
      sx={{
        gridArea: 'choice',
        position: { lg: 'sticky' },
        insetBlockStart: { lg: 96 },
        padding: { xs: 5, sm: 6 },
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
        display: 'grid',
        gap: 4,
      }}
    >
      <div>
        <Typography id="selection" variant="h4" component="h2" sx={{ color: 'olive' }}>
          {t('participationForm.selection.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('participationForm.selection.lead')}
        </Typography>
      </div>
      <SimulationCard quote={quote} />
      <HeldStandsCard {...held} signedIn={signedIn} />
      {question.asked && <StandChoiceCard question={question} onAsk={onAsk} />}
    </Box>
  );
}
