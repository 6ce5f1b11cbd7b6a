import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';

/** `good`: done; `now`: the reader has to act; `wrong`: refused; `quiet`: nothing to do. */
export type Tone = 'good' | 'now' | 'wrong' | 'quiet';

const COLOURS: Record<Tone, string> = {
  good: 'olive',
  now: 'sea',
  wrong: 'terracotta',
  quiet: 'text.secondary',
};
/** A tick, a dot, a cross, a dash: the state shows without its colour. */
const MARKS: Record<Tone, string> = {
  good: 'M2 6.5 5 9.5 10.5 3',
  now: 'M6 4.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2',
  wrong: 'M2.5 2.5l7 7m0-7-7 7',
  quiet: 'M2.5 6h7',
};

/** A state in a word, with a drawing. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        paddingInline: 2.5,
        paddingBlock: 0.5,
        border: '1px solid',
        borderColor: COLOURS[tone],
        borderRadius: RADIUS.pill,
        color: COLOURS[tone],
        fontSize: 15,
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
      }}
    >
      <svg
        aria-hidden
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        // where the badge is narrow, its words give way
        style={{ flexShrink: 0 }}
      >
        <path d={MARKS[tone]} />
      </svg>
      {children}
    </Box>
  );
}
