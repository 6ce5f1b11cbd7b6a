import { RADIUS } from '@mosta/shared/theme';
import { Box, PlainList, Typography } from '@mosta/shared/ui';

/** A pattern besides the colour: shares are told apart without it. */
export type Fill = keyof typeof FILLS;

type ShareBarProps = {
  shares: readonly { key: string; label: string; value: number; text: string; fill: Fill }[];
};

/** One bar divided by shares, and what each of them is. */
export function ShareBar({ shares }: ShareBarProps) {
  const total = Math.max(
    1,
    shares.reduce((sum, { value }) => sum + value, 0),
  );
  return (
    <>
      <Box
        sx={{
          ...{ display: 'flex', gap: '2px', blockSize: 22, overflow: 'hidden' },
          ...{ borderRadius: RADIUS.small, bgcolor: 'wheat' },
        }}
      >
        {shares.map(({ key, value, fill }) => (
          <Box key={key} sx={{ inlineSize: `${(value / total) * 100}%`, ...FILLS[fill] }} />
        ))}
      </Box>
      <PlainList sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, mt: 3 }}>
        {shares.map(({ key, label, text, fill }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box sx={{ ...KEY, ...FILLS[fill] }} />
            <Typography variant="body2">
              {label}{' '}
              <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {text}
              </Box>
            </Typography>
          </Box>
        ))}
      </PlainList>
    </>
  );
}

const KEY = {
  ...{ flexShrink: 0, inlineSize: 16, blockSize: 16, borderRadius: RADIUS.small },
  ...{ border: '1px solid', borderColor: 'text.secondary' },
} as const;

const stripes = (colour: string, ground: string) =>
  `repeating-linear-gradient(135deg, var(--mui-palette-${colour}) 0 3px, var(--mui-palette-${ground}) 3px 7px)`;

/** As on the plan: free olive, option saffron with hatching, reserved sand, blocked grey. */
const FILLS = {
  olive: { bgcolor: 'olive' },
  saffronHatched: { background: stripes('saffron', 'surface') },
  cream: { bgcolor: 'cream' },
  clay: { bgcolor: 'clay' },
  muted: { bgcolor: 'muted' },
  terracottaHatched: { background: stripes('terracotta', 'surface') },
} as const;
