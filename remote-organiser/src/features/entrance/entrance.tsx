import { readItem, writeItem } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import type { PassageDirection } from '@mosta/shared/schemas/entrance.schema';
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mosta/shared/ui';
import { CameraScanner } from '@mosta/shared/workspace/scanner/camera-scanner';
import { CodeField } from '@mosta/shared/workspace/scanner/code-field';
import { useRef, useState } from 'react';
import { useRights } from '../../use-rights';
import { GateCounts } from './gate-counts';
import { GateNotices } from './gate-notices';
import { GatePanel } from './gate-panel';
import { GateStatus } from './gate-status';
import { RecentAnswers } from './recent-answers';
import { playOutcome } from './sounds';
import { type GateAnswer, useGate } from './use-gate';

const SOUND_KEY = 'entrance-sound';
const MOST_RECENT = 8;

/** The entrance of the fair: a phone in one hand, badges in the other. */
export function Entrance() {
  const { t } = useTranslation('organiser');
  const { mayWrite } = useRights();
  const { memory, connected, show } = useGate();
  const [direction, setDirection] = useState<PassageDirection>('in');
  const [sound, setSound] = useState(() => readItem(SOUND_KEY) !== 'off');
  const [answers, setAnswers] = useState<readonly GateAnswer[]>([]);
  const [last, setLast] = useState<GateAnswer | null>(null);
  /** Badges are answered one after the other, in the order in which they were shown. */
  const line = useRef(Promise.resolve());

  function onCode(code: string): void {
    line.current = line.current.then(async () => {
      const answer = await show(code, direction);
      setLast(answer);
      setAnswers((before) => [answer, ...before].slice(0, MOST_RECENT));
      if (sound) playOutcome(answer.outcome);
    });
  }

  function switchSound(): void {
    writeItem(SOUND_KEY, sound ? 'off' : 'on');
    setSound(!sound);
    if (!sound) playOutcome('admitted');
  }

  // Who may only look sees the counts.
  if (!mayWrite('entrance')) {
    return (
      <Box sx={{ display: 'grid', gap: 4, maxInlineSize: 560 }}>
        <GateStatus memory={memory} connected={connected} />
        <GateCounts memory={memory} />
      </Box>
    );
  }
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ display: 'grid', gap: 4, minInlineSize: 0 }}>
        <GateStatus memory={memory} connected={connected} />
        <GatePanel answer={last} />
        <CodeField label={t('entrance.code')} action={t('entrance.check')} onCode={onCode} />
        <CameraScanner onCode={onCode} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}>
          <ToggleButtonGroup
            exclusive
            aria-label={t('entrance.direction.label')}
            value={direction}
            onChange={(_event, next: PassageDirection | null) => next && setDirection(next)}
          >
            <ToggleButton value="in">{t('entrance.direction.in')}</ToggleButton>
            <ToggleButton value="out">{t('entrance.direction.out')}</ToggleButton>
          </ToggleButtonGroup>
          <Button aria-pressed={sound} onClick={switchSound}>
            {t(sound ? 'entrance.sound.on' : 'entrance.sound.off')}
          </Button>
        </Box>
        <GateNotices notices={memory.notices} />
      </Box>
      <Box sx={{ display: 'grid', gap: 6, alignContent: 'start', minInlineSize: 0 }}>
        <GateCounts memory={memory} />
        <RecentAnswers
          answers={answers}
          onUndone={(key) => {
            setAnswers((before) => before.filter((answer) => answer.key !== key));
            setLast((before) => (before?.key === key ? null : before));
          }}
        />
      </Box>
    </Box>
  );
}

const COLUMNS = {
  ...{ display: 'grid', gap: { xs: 6, md: 10 }, maxInlineSize: 1100 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
} as const;
