import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Ground and drawing of each answer: it is told apart from afar, and without its colour. */
const LOOKS = {
  good: { ground: 'field', mark: 'M10 33 26 49 54 17' },
  out: { ground: 'field', mark: 'M12 32h38M36 16l16 16-16 16' },
  already: { ground: 'gulf', mark: 'M32 10a22 22 0 1 1-.1 0M32 20v13l9 7' },
  absent: { ground: 'gulf', mark: 'M32 10a22 22 0 1 1-.1 0M22 32h20' },
  refused: { ground: 'clay', mark: 'M14 14l36 36M50 14 14 50' },
  foreign: { ground: 'clay', mark: 'M32 10a22 22 0 1 1-.1 0M16 48 48 16' },
  unclear: { ground: 'gulf', mark: 'M22 24a10 10 0 1 1 14 9c-4 2-4 4-4 7M32 50v2' },
} as const;
export type AnswerLook = keyof typeof LOOKS;

type AnswerPanelProps = {
  /** Of the last badge, with a key that tells it from the one before; undefined: none was shown yet. */
  answer: { key: string; look: AnswerLook } | undefined;
  /** The answer in words, or what to do first. */
  children: ReactNode;
};

/** The answer to the last badge, as large as a phone held at arm's length needs it. */
export function AnswerPanel({ answer, children }: AnswerPanelProps) {
  return (
    <Box role="status" aria-atomic="true" sx={{ minBlockSize: 212 }}>
      {answer ? (
        <Box
          key={answer.key}
          sx={{ ...PANEL, bgcolor: LOOKS[answer.look].ground, color: 'onBand' }}
        >
          <svg
            aria-hidden
            width="72"
            height="72"
            viewBox="0 0 64 64"
            fill="none"
            stroke="currentColor"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={LOOKS[answer.look].mark} />
          </svg>
          {children}
        </Box>
      ) : (
        <Box sx={{ ...PANEL, border: '2px dashed', borderColor: 'line', color: 'text.secondary' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

const PANEL = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 },
  ...{ justifyContent: 'center', textAlign: 'center', minBlockSize: 212 },
  ...{ padding: 5, borderRadius: RADIUS.card },
} as const;
