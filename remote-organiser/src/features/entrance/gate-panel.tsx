import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { type AnswerLook, AnswerPanel } from '@mosta/shared/workspace/scanner/answer-panel';
import type { GateOutcome } from './gate-rules';
import type { GateAnswer } from './use-gate';

/** How each answer looks. */
const LOOKS: Record<GateOutcome, AnswerLook> = {
  ...{ admitted: 'good', left: 'out', inside: 'already', absent: 'absent', revoked: 'refused' },
  ...{ unknown: 'foreign', unreadable: 'unclear', unverifiable: 'unclear' },
};

/** Outcomes after which the person at the gate has to do something. */
const HINTED: ReadonlySet<GateOutcome> = new Set([
  ...(['revoked', 'absent', 'unknown', 'unreadable', 'unverifiable'] as const),
]);

/** The answer to the last badge. */
export function GatePanel({ answer }: { answer: GateAnswer | null }) {
  const { t } = useTranslation('organiser');
  const shown = answer ? { key: answer.key, look: LOOKS[answer.outcome] } : undefined;
  return (
    <AnswerPanel answer={shown}>
      {answer ? <Answer answer={answer} /> : <Typography>{t('entrance.ready')}</Typography>}
    </AnswerPanel>
  );
}

function Answer({ answer }: { answer: GateAnswer }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { outcome, since, gate, badge } = answer;
  const time = since === null ? null : formatTime(language, since);
  const word =
    outcome === 'inside' && time !== null
      ? t('entrance.insideSince', { time })
      : t(`entrance.outcomes.${outcome}`);
  return (
    <>
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
          {`${t(`common.categories.${badge.category}`)} · ${badge.reference}`}
        </Typography>
      ) : (
        !HINTED.has(outcome) && <Typography>{t('entrance.hints.alone')}</Typography>
      )}
      {HINTED.has(outcome) && <Typography>{t(`entrance.hints.${outcome}`)}</Typography>}
      {gate !== null && outcome === 'inside' && (
        <Typography>{t('entrance.letInBy', { gate })}</Typography>
      )}
    </>
  );
}
