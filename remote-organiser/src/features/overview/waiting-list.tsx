import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';

type Waiting = { name: string; count: number; to: string | null };

/** How much of each kind waits; each number leads to where it is done, if there is such a page. */
export function WaitingList({ items }: { items: readonly Waiting[] }) {
  const { t } = useTranslation('organiser');
  return (
    <PlainList
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {items.map(({ name, count, to }) => (
        <Box component="li" key={name} sx={{ ...CARD, ...(count === 0 && QUIET) }}>
          <Typography
            component="span"
            variant="h3"
            sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('common.number', { count })}
          </Typography>
          {to === null ? (
            <span>{t(`overview.waiting.${name}`)}</span>
          ) : (
            <MuiLink
              component={Link}
              to={to}
              underline="hover"
              sx={{
                color: 'inherit',
                // the whole card leads there
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {t(`overview.waiting.${name}`)}
            </MuiLink>
          )}
        </Box>
      ))}
    </PlainList>
  );
}

const CARD = {
  position: 'relative',
  padding: 4,
  borderRadius: RADIUS.card,
  border: '1px solid',
  borderColor: 'line',
  bgcolor: 'surface',
  '&:has(a):hover': { bgcolor: 'wheat' },
} as const;
/** Nothing waits. */
const QUIET = { color: 'text.secondary', bgcolor: 'transparent' } as const;
