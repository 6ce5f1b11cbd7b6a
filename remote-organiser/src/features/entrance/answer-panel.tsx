import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import type { GateOutcome } from './gate-rules';
import type { GateAnswer } from './use-gate';

/** Ground and drawing of each answer: it is told apart from afar, and without its colour. */
const LOOKS: Record<GateOutcome, { ground: string; mark: string }> = {
  admitted: { ground: 'field', mark: 'M10 33 26 49 54 17' },
  left: { ground: 'field', mark: 'M12 32h38M36 16l16 16-16 16' },
  inside: { ground: 'gulf', mark: 'M32 10a22 22 0 1 1-.1 0M32 20v13l9 7' },
  absent: { ground: 'gulf', mark: 'M32 10a22 22 0 1 1-.1 0M22 32h20' },
  revoked: { ground: 'clay', mark: 'M14 14l36 36M50 14 14 50' },
  unknown: { ground: 'clay', mark: 'M32 10a22 22 0 1 1-.1 0M16 48 48 16' },
  unreadable: { ground: 'gulf', mark: 'M22 24a10 10 0 1 1 14 9c-4 2-4 4-4 7M32 50v2' },
  unverifiable: { ground: 'gulf', mark: 'M22 24a10 10 0 1 1 14 9c-4 2-4 4-4 7M32 50v2' },
};

/** Outcomes after which the person at the gate has to do something. */
const HINTED: ReadonlySet<GateOutcome> = new Set([
  ...(['revoked', 'absent', 'unknown', 'unreadable', 'unverifiable'] as const),
]);

/** The answer to the last badge, as large as a phone held at arm's length needs it. */
export function AnswerPanel({ answer }: { answer: GateAnswer | null }) {
  const { t } = useTranslation('organiser');
  return (
    <Box role="status" aria-atomic="true" sx={{ minBlockSize: 212 }}>
      {answer ? (
        <Answer key={answer.key} answer={answer} />
      ) : (
        <Box sx={{ ...PANEL, border: '2px dashed', borderColor: 'line', color: 'text.secondary' }}>
          <Typography>{t('entrance.ready')}</Typography>
        </Box>
      )}
    </Box>
  );
}

function Answer({ answer }: { answer: GateAnswer }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { outcome, since, gate, badge } = answer;
  const { ground, mark } = LOOKS[outcome];
  const time = since === null ? null : formatTime(language, since);
  const word =
    outcome === 'inside' && time !== null
      ? t('entrance.insideSince', { time })
      : t(`entrance.outcomes.${outcome}`);
  return (
    <Box sx={{ ...PANEL, bgcolor: ground, color: 'onBand' }}>
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
        <path d={mark} />
      </svg>
      <Typography variant="h3" component="p">
        {word}
      </Typography>
      {badge ? (
        <Typography sx={{ fontSize: 20, lineHeight: 1.3 }}>
          <bdi>{`${badge.prenom} ${badge.nom}`}</bdi>
          {badge.company !== null && (
            <>
              {' · '}
              <bdi>{badge.company}</bdi>
            </>
          )}
          <br />
          {`${t(`categories.${badge.category}`)} · ${badge.reference}`}
        </Typography>
      ) : (
        !HINTED.has(outcome) && <Typography>{t('entrance.hints.alone')}</Typography>
      )}
      {HINTED.has(outcome) && <Typography>{t(`entrance.hints.${outcome}`)}</Typography>}
      {gate !== null && outcome === 'inside' && (
        <Typography>{t('entrance.letInBy', { gate })}</Typography>
      )}
    </Box>
  );
}

const PANEL = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 },
  ...{ justifyContent: 'center', textAlign: 'center', minBlockSize: 212 },
  ...{ padding: 5, borderRadius: RADIUS.card },
} as const;
