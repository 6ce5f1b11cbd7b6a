import { placesOf } from '@mosta/shared/domain/edition-halls';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, fill, type Paint, Section, Typography } from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';
import { useStandCount } from '../../use-stand-count';

const ROWS = ['A', 'B', 'C', 'D'] as const;
const PAINTS: Readonly<Record<(typeof ROWS)[number], Paint>> = {
  A: 'saffron',
  B: 'sage',
  C: 'clay',
  D: 'cream',
};
/** Edge of a stand on the drawing, and from one to the next. */
const STAND = 9;
const STEP = 12;

const STANDS = placesOf('stand');
const BOXES = ROWS.flatMap((row, line) =>
  STANDS.filter(({ group }) => group === row).map(({ code }, index, all) => ({
    code,
    paint: PAINTS[row],
    x: 24 + (49 - all.length) * (STEP / 2) + index * STEP,
    y: 16 + line * 44 + (line > 1 ? 20 : 0),
  })),
);

/** A picture of the hall as the edition's file has it, the number of its stands as it is now, and a link to the interactive one. */
export function PlanTeaser() {
  const { t } = useTranslation('public');
  const count = useStandCount();
  return (
    <Section ground="field" labelledBy="plan">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' },
          alignItems: 'center',
          gap: { xs: 8, lg: 16 },
        }}
      >
        <div>
          <Typography variant="h2" id="plan">
            {t('home.plan.heading')}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 4, mb: 6, maxInlineSize: '35em' }}
          >
            {t('home.plan.text', { count })}
          </Typography>
          <ButtonLink to={ELSEWHERE.plan} color="inherit">
            {t('actions.seePlan')}
          </ButtonLink>
        </div>
        <Box
          component="svg"
          viewBox="0 0 636 220"
          width={636}
          height={220}
          aria-hidden
          sx={{ inlineSize: '100%', blockSize: 'auto' }}
        >
          {BOXES.map(({ code, paint, x, y }) => (
            <rect
              key={code}
              x={x}
              y={y}
              width={STAND}
              height={STAND * 3}
              rx={1.5}
              style={fill(paint)}
            />
          ))}
          <rect y={112} x={24} width={585} height={4} rx={2} style={fill('sage')} opacity={0.5} />
        </Box>
      </Box>
    </Section>
  );
}
