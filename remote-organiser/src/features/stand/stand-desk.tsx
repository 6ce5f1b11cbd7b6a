import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Box, EmptyState, ToggleButton, ToggleButtonGroup } from '@mosta/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { ChoiceField } from '../../ui/choice-field';
import { useAddress } from '../../ui/use-address';
import { useChosen } from '../../ui/use-chosen';
import { CorrectStandDialog } from './correct-stand-dialog';
import { CutStandDialog } from './cut-stand-dialog';
import { type Done, DoneMessage } from './done-message';
import { JoinStandsDialog } from './join-stands-dialog';
import { MoveStandDialog } from './move-stand-dialog';
import { SplitStandDialog } from './split-stand-dialog';
import { StandDialog } from './stand-dialog';
import { COLOURINGS } from './stand-groups';
import { StandPlan } from './stand-plan';
import { type Asked, StandSelection } from './stand-selection';
import { StandTable } from './stand-table';
import { UncutStandDialog } from './uncut-stand-dialog';
import { useUndo } from './use-undo';

const VIEWS = ['liste', 'plan'] as const;
type View = (typeof VIEWS)[number];

type StandDeskProps = {
  all: readonly OrganizerStand[];
  /** Those that the filters leave. */
  wanted: readonly OrganizerStand[];
  /** What they leave, in words: others begin with nothing chosen. */
  filters: string;
};

/** The stands as a list or on the plan, with one choice of stands and what is done with it. */
export function StandDesk({ all, wanted, filters }: StandDeskProps) {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['vue', 'couleur']);
  const { keys, choose, only, clear } = useChosen(filters);
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const undo = useUndo();
  const view = VIEWS.find((one) => one === given('vue')) ?? 'liste';
  const colouring = COLOURINGS.find((one) => one === given('couleur')) ?? 'etat';
  // On the plan a stand that the filters leave can be dragged to any free one.
  const shown = useMemo(
    () =>
      view === 'plan'
        ? all.filter((stand) => stand.state === 'libre' || wanted.includes(stand))
        : wanted,
    [view, all, wanted],
  );
  const chosen = useMemo(() => shown.filter(({ code }) => keys.has(code)), [shown, keys]);
  const chosenCodes = useMemo(() => new Set(chosen.map(({ code }) => code)), [chosen]);
  const free = all.filter(({ state }) => state === 'libre').map(({ code }) => code);
  const act = useCallback(
    (kind: 'block' | 'unblock' | 'release', stand: OrganizerStand) =>
      ask({ kind, stands: [stand] }),
    [],
  );
  const finish = (text: string, back?: Done['undo']) => {
    setDone({ text, undo: back });
    clear();
  };
  const onMove = (from: string, to: string) => {
    const stand = all.find(({ code }) => code === from);
    if (stand) ask({ kind: 'move', stand, to });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 4 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('stands.view.label')}
          onChange={(_, next: View | null) => next && change({ vue: next === 'liste' ? '' : next })}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`stands.view.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {view === 'plan' && (
          <Box sx={{ minInlineSize: 220 }}>
            <ChoiceField
              label={t('stands.colouring.label')}
              all={t('stands.colouring.etat')}
              value={colouring === 'etat' ? null : colouring}
              options={COLOURINGS.filter((one) => one !== 'etat').map((value) => ({
                value,
                label: t(`stands.colouring.${value}`),
              }))}
              onChange={(couleur) => change({ couleur: couleur ?? '' })}
            />
          </Box>
        )}
      </Box>
      <Box role="status">
        {done && <DoneMessage key={done.text} done={done} onUndone={(text) => setDone({ text })} />}
      </Box>
      {wanted.length === 0 ? (
        <EmptyState title={t('stands.none')}>{t('stands.noneText')}</EmptyState>
      ) : view === 'plan' ? (
        <StandPlan
          {...{ stands: shown, all }}
          colouring={colouring}
          chosen={chosenCodes}
          onChoose={only}
          onMove={onMove}
        />
      ) : (
        <StandTable
          stands={shown}
          chosen={chosenCodes}
          onChoose={(rows, isChosen) =>
            choose(
              rows.map(({ code }) => code),
              isChosen,
            )
          }
          onAct={act}
        />
      )}
      <StandSelection stands={chosen} all={all} onAsk={ask} onClear={clear} />
      {asked?.kind === 'move' && (
        <MoveStandDialog
          {...{ stand: asked.stand, free, to: asked.to }}
          onDone={(to) => finish(t('stands.move.done', { code: asked.stand.code, to }))}
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'correct' && (
        <CorrectStandDialog
          stand={asked.stand}
          onDone={() => finish(t('stands.correct.done', { code: asked.stand.code }))}
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'join' && (
        <JoinStandsDialog
          stands={asked.joined}
          onDone={(whole) => finish(joinedText(whole), undo.ofJoin(whole))}
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'split' && (
        <SplitStandDialog
          stand={asked.stand}
          onDone={(parts) => finish(splitText(parts), undo.ofSplit(asked.stand.code, parts))}
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'cut' && (
        <CutStandDialog
          {...{ stand: asked.stand, all }}
          onDone={(parts) => finish(cutText(asked.stand, parts), undo.ofCut(asked.stand, parts))}
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'uncut' && (
        <UncutStandDialog
          {...{ code: asked.code, parts: asked.cutParts }}
          onDone={(whole, cut) => finish(wholeText(whole), undo.ofUncut(whole, cut))}
          onClose={() => ask(null)}
        />
      )}
      {asked && 'stands' in asked && (
        <StandDialog
          {...{ stands: asked.stands, action: asked.kind }}
          onDone={() => finish(doneText(asked))}
          onClose={() => ask(null)}
        />
      )}
    </>
  );

  function joinedText({ code, parts }: OrganizerStand): string {
    return t('stands.join.done', { code, codes: parts.join(', ') });
  }

  function splitText(parts: readonly OrganizerStand[]): string {
    return t('stands.split.done', { codes: parts.map(({ code }) => code).join(', ') });
  }

  function cutText({ code }: OrganizerStand, parts: readonly OrganizerStand[]): string {
    return t('stands.cut.done', { code, codes: parts.map((part) => part.code).join(', ') });
  }

  function wholeText({ code }: OrganizerStand): string {
    return t('stands.uncut.done', { code });
  }

  function doneText({ kind, stands }: Extract<Asked, { stands: unknown }>): string {
    const [first] = stands;
    return first && stands.length === 1
      ? t(`stands.${kind}.done`, { code: first.code })
      : t(`stands.several.${kind}.done`, { count: stands.length });
  }
}
