import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import {
  decisionTextSchema,
  type OrganizerParticipation,
  participationMessageSchema,
} from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { useRights } from '../../use-rights';
import { DecisionConflict } from './decision-conflict';
import { type Decision, useDecide, usePreview } from './dossier.queries';
import { useDecisionError } from './use-decision-error';

/** What can be decided at each stage, the most likely first. */
const DECISIONS: Record<ParticipationStage, readonly Decision[]> = {
  received: ['accept', 'request-change', 'refuse'],
  to_complete: ['accept', 'request-change', 'refuse'],
  accepted: ['confirm'],
  confirmed: [],
  refused: [],
};

/** Decisions that say why; an acceptance may. */
const REASONED: readonly Decision[] = ['request-change', 'refuse'];

const DEMANDED_MESSAGE = participationMessageSchema.entries.message;

/** Somebody else was faster. */
const CHANGED = 'PARTICIPATION_CHANGED';

/** A decision that is being confirmed, on the participation as it was when its button was pressed. */
type Asked = { decision: Decision; seen: OrganizerParticipation; refused: boolean };

type DecisionsProps = { participation: OrganizerParticipation; stage: ParticipationStage };

/** What the organiser decides about a participation; each is confirmed first, and said when it is done. */
export function Decisions({ participation, stage }: DecisionsProps) {
  const { t } = useTranslation('organiser');
  const { _id, exhibitionCompany, reservation } = participation;
  const decide = useDecide(_id);
  const preview = usePreview(_id);
  const explain = useDecisionError();
  /** Of the letter that was read. */
  const letterVersion = useRef<number>(undefined);
  const may = useRights().mayWrite('participation');
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<Decision | null>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus may be gone
    if (done) result.current?.focus();
  }, [done]);

  async function send({ decision, seen, refused }: Asked, message: string): Promise<void> {
    // After a refusal both versions were on the screen: the decision is about what there is now.
    const { version } = refused ? participation : seen;
    try {
      const read = { version, letterVersion: letterVersion.current };
      await decide.mutateAsync({ decision, message, reservation: reservation._id, ...read });
    } catch (error) {
      if (toAppError(error).code === CHANGED) ask({ decision, seen, refused: true });
      throw error;
    }
    setDone(decision);
  }

  async function show(decision: Exclude<Decision, 'confirm'>, message: string) {
    const shown = await preview.mutateAsync({ decision, message });
    letterVersion.current = shown.letterVersion;
    return shown.mails.map(({ to, ...mail }) => ({ ...mail, to: to.join(', ') }));
  }

  const previewOf = (wanted: Decision) =>
    wanted === 'confirm' ? undefined : (message: string) => show(wanted, message);

  const decisions = may && reservation.status !== 'cancelled' ? DECISIONS[stage] : [];
  const company = exhibitionCompany.name;
  return (
    <Box component="section" aria-label={t('common.decision.label')}>
      <Typography>{t(may ? `stageText.${stage}` : `common.stages.${stage}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: decisions.length > 0 ? 4 : 0 }}>
        {decisions.map((decision, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={() => ask({ decision, seen: participation, refused: false })}
          >
            {t(`decision.${decision}.action`)}
          </Button>
        ))}
      </Box>
      <Box ref={result} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {done && (
          <Alert severity="success" role="presentation" sx={{ mt: 4 }}>
            {t(`decision.${done}.done`, { company })}
          </Alert>
        )}
      </Box>
      {asked && (
        <DecisionDialog
          title={t(`decision.${asked.decision}.title`, { company })}
          text={t(`decision.${asked.decision}.text`)}
          confirm={t(`decision.${asked.decision}.action`)}
          words={wordsOf(asked.decision, t('common.decision.message'))}
          conflict={
            asked.refused
              ? {
                  code: CHANGED,
                  possible: decisions.includes(asked.decision),
                  notice: (
                    <DecisionConflict
                      before={asked.seen}
                      now={participation}
                      possible={decisions.includes(asked.decision)}
                    />
                  ),
                }
              : undefined
          }
          explain={explain}
          preview={previewOf(asked.decision)}
          send={(message) => send(asked, message)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}

/** The words that go with a decision; a confirmation has none. */
function wordsOf(decision: Decision, label: string) {
  if (decision === 'confirm') return undefined;
  const required = REASONED.includes(decision);
  return { label, required, schema: required ? DEMANDED_MESSAGE : decisionTextSchema };
}
