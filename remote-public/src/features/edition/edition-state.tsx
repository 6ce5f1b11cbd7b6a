import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, LiveOnly } from '@mosta/shared/ui';
import { useEditionPhase } from './use-edition-phase';

type EditionStateProps = { /** Replaced in tests. */ clock?: () => Date };

/** The edition's phase: a countdown before, "en cours" during, "Édition terminée" after. */
export function EditionState({ clock }: EditionStateProps) {
  const { t } = useTranslation('public');
  const state = useEditionPhase(clock);
  const text = {
    before: () => t('edition.countdown', { count: state.phase === 'before' ? state.daysLeft : 0 }),
    during: () => t('edition.during'),
    after: () => t('edition.over'),
  }[state.phase]();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        paddingBlock: 1,
        paddingInline: 3,
        borderRadius: RADIUS.pill,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'wheat',
        color: 'ink',
        typography: 'body2',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        // Only scripts know what day it is.
        '@media (scripting: none)': { display: 'none' },
        '&::before': {
          content: '""',
          inlineSize: 8,
          blockSize: 8,
          borderRadius: '50%',
          bgcolor: state.phase === 'after' ? 'saffron' : 'terracotta',
        },
      }}
    >
      <LiveOnly>{text}</LiveOnly>
    </Box>
  );
}
