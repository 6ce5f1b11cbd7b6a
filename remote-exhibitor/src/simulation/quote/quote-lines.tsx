import type { QuoteLine } from '@mosta/shared/domain/pricing';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, CloseIcon, IconButton, PlainList, Typography } from '@mosta/shared/ui';
import { useQuoteTexts } from './use-quote-texts';

type QuoteLinesProps = {
  lines: readonly QuoteLine[];
  /** Takes a line out; without it the lines are only read. */
  onRemove?: (line: QuoteLine) => void;
};

/** The chosen lines, each with how its total is computed. */
export function QuoteLines({ lines, onRemove }: QuoteLinesProps) {
  const { t } = useTranslation('exhibitor');
  const texts = useQuoteTexts();
  return (
    <PlainList>
      {lines.map((line) => (
        <Box
          component="li"
          key={`${line.kind} ${line.id}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            paddingBlock: 2,
            borderBlockEnd: '1px solid',
            borderColor: 'line',
            breakInside: 'avoid',
          }}
        >
          <Box sx={{ flex: '1 1 auto', minInlineSize: 0 }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: 3,
              }}
            >
              <Typography component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                <bdi>{texts.name(line)}</bdi>
              </Typography>
              <Typography component="span" sx={{ marginInlineStart: 'auto', ...FIGURES }}>
                <bdi>{texts.amount(line.total)}</bdi>
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', ...TABULAR }}>
              {texts.calculation(line)}
            </Typography>
          </Box>
          {onRemove && (
            <IconButton
              aria-label={t('simulation.summary.remove', { name: texts.name(line) })}
              onClick={() => onRemove(line)}
              sx={{ flexShrink: 0, marginInlineEnd: -2 }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </PlainList>
  );
}

const TABULAR = { fontVariantNumeric: 'tabular-nums' } as const;
const FIGURES = { ...TABULAR, whiteSpace: 'nowrap', fontWeight: 550 } as const;
