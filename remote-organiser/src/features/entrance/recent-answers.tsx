import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { useUndoEntry } from './entrance.queries';
import { changeMemory, gateMemory } from './gate-memory';
import { type GateOutcome, withoutPassage } from './gate-rules';
import type { GateAnswer } from './use-gate';

type RecentAnswersProps = {
  answers: readonly GateAnswer[];
  /** An entry was taken back. */
  onUndone: (key: string) => void;
};

/** The last badges of this device; a wrong entry is taken back. */
export function RecentAnswers({ answers, onUndone }: RecentAnswersProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const errorText = useErrorText();
  const undo = useUndoEntry();
  const [undone, setUndone] = useState('');

  async function takeBack({ key, id, badge }: GateAnswer): Promise<void> {
    if (id === null) return;
    const waits = gateMemory().queue.some((passage) => passage.key === key);
    if (!waits) await undo.mutateAsync(id);
    changeMemory((before) => withoutPassage(before, key, id));
    setUndone(badge?.reference ?? t('entrance.alone'));
    onUndone(key);
  }

  if (answers.length === 0 && undone === '') return null;
  return (
    <Box component="section" aria-label={t('entrance.recent.title')}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        {t('entrance.recent.title')}
      </Typography>
      <Box role="status">
        {undo.error && (
          <Alert severity="error" role="presentation" sx={{ mb: 3 }}>
            {`${t('entrance.recent.notUndone')} ${errorText(undo.error)}`}
          </Alert>
        )}
        {undone !== '' && !undo.error && (
          <Alert severity="success" role="presentation" sx={{ mb: 3 }}>
            {t('entrance.recent.undone', { badge: undone })}
          </Alert>
        )}
      </Box>
      <PlainList sx={{ display: 'grid', gap: 2 }}>
        {answers.map((answer) => {
          const { badge, outcome } = answer;
          const name = badge ? `${badge.prenom} ${badge.nom}` : t('entrance.alone');
          const named = badge !== null || !NO_BADGE.has(outcome);
          const time = formatTime(language, answer.at);
          return (
            <Box component="li" key={answer.key} sx={LINE}>
              <Typography variant="body2" sx={{ minInlineSize: 0 }}>
                {`${time} · `}
                {named && (
                  <>
                    <bdi>{name}</bdi>
                    {' · '}
                  </>
                )}
                {t(`entrance.outcomes.${outcome}`)}
              </Typography>
              {outcome === 'admitted' && (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={undo.isPending}
                  aria-label={t('entrance.recent.undoName', { name, time })}
                  onClick={() => void takeBack(answer).catch(() => setUndone(''))}
                  sx={{ flexShrink: 0 }}
                >
                  {t('entrance.recent.undo')}
                </Button>
              )}
            </Box>
          );
        })}
      </PlainList>
    </Box>
  );
}

/** Nobody is known by these codes. */
const NO_BADGE: ReadonlySet<GateOutcome> = new Set(['unknown', 'unreadable', 'unverifiable']);

const LINE = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 },
  ...{ minBlockSize: 44, borderBlockEnd: '1px solid', borderColor: 'line', paddingBlockEnd: 2 },
} as const;
