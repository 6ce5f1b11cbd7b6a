import { useTranslation } from '@mosta/shared/i18n';
import {
  decisionTextSchema,
  type OrganizerParticipation,
  participationMessageSchema,
} from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { DecisionDialog } from './decision-dialog';
import { type Decision, useDecide } from './dossier.queries';

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
  const { t } = useTranslation('organiser');
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
    <Box component="section" aria-label={t('decision.label')}>
      <Typography>{t(`stageText.${stage}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: decisions.length > 0 ? 4 : 0 }}>
        {decisions.map((decision, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={() => ask(decision)}
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
          title={t(`decision.${asked}.title`, { company })}
          text={t(`decision.${asked}.text`)}
          confirm={t(`decision.${asked}.action`)}
          {...(asked !== 'confirm' && {
            words: {
              label: t('decision.message'),
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
