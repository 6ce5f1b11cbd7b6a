import { useTranslation } from '@mosta/shared/i18n';
import {
  decisionTextSchema,
  type OrganizerParticipation,
  participationMessageSchema,
} from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Decision, useDecide } from '../state/organisation.queries';
import { DecisionDialog } from '../ui/decision-dialog';

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

type DecisionsProps = { participation: OrganizerParticipation; stage: ParticipationStage };

/** What the organiser decides about a participation; each is confirmed first, and said when it is done. */
export function Decisions({ participation, stage }: DecisionsProps) {
  const { t } = useTranslation('exhibitor');
  const { _id, exhibitionCompany, reservation } = participation;
  const decide = useDecide(_id);
  const [asked, ask] = useState<Decision | null>(null);
  const [done, setDone] = useState<Decision | null>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus may be gone
    if (done) result.current?.focus();
  }, [done]);

  const decisions = reservation.status === 'cancelled' ? [] : DECISIONS[stage];
  const company = exhibitionCompany.name;
  return (
    <Box component="section" aria-label={t('organisation.decision.label')}>
      <Typography>{t(`organisation.stageText.${stage}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: decisions.length > 0 ? 4 : 0 }}>
        {decisions.map((decision, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={() => ask(decision)}
          >
            {t(`organisation.decision.${decision}.action`)}
          </Button>
        ))}
      </Box>
      <Box ref={result} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {done && (
          <Alert severity="success" role="presentation" sx={{ mt: 4 }}>
            {t(`organisation.decision.${done}.done`, { company })}
          </Alert>
        )}
      </Box>
      {asked && (
        <DecisionDialog
          title={t(`organisation.decision.${asked}.title`, { company })}
          text={t(`organisation.decision.${asked}.text`)}
          confirm={t(`organisation.decision.${asked}.action`)}
          {...(asked !== 'confirm' && {
            words: {
              label: t('organisation.decision.message'),
              required: REASONED.includes(asked),
              schema: REASONED.includes(asked) ? DEMANDED_MESSAGE : decisionTextSchema,
            },
          })}
          send={async (message) => {
            await decide.mutateAsync({ decision: asked, message, reservation: reservation._id });
            setDone(asked);
          }}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
