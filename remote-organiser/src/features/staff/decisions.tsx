import { useTranslation } from '@mosta/shared/i18n';
import type {
  StaffApplication,
  StaffDecision,
  StaffStatus,
} from '@mosta/shared/schemas/staff.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useRights } from '../../use-rights';
import { applicantName } from './applicant-name';
import { DecisionForm } from './decision-form';

/** What can be decided at each status, the most likely first. */
const DECISIONS: Record<StaffStatus, readonly StaffDecision[]> = {
  received: ['interview', 'accepted', 'refused'],
  interview: ['accepted', 'refused', 'interview'],
  accepted: [],
  refused: [],
};

/** A decision that is being made, on the application as it was when its button was pressed. */
type Asked = { decision: StaffDecision; seen: StaffApplication };

/** What the organiser decides about an application; the mail is shown before it goes. */
export function Decisions({ application }: { application: StaffApplication }) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('staff');
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<StaffDecision | null>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus may be gone
    if (done) result.current?.focus();
  }, [done]);
  const decisions = may ? DECISIONS[application.status] : [];
  const name = applicantName(application);
  return (
    <Box component="section" aria-label={t('common.decision.label')}>
      <Typography>{t(`staff.decision.state.${application.status}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: decisions.length > 0 ? 4 : 0 }}>
        {decisions.map((decision, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={() => {
              setDone(null);
              ask({ decision, seen: application });
            }}
          >
            {t(`staff.decision.${decision}.action`)}
          </Button>
        ))}
      </Box>
      <Box ref={result} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {done && (
          <Alert severity="success" role="presentation" sx={{ mt: 4 }}>
            {t(`staff.decision.${done}.done`, { name })}
          </Alert>
        )}
      </Box>
      {asked && (
        <DecisionForm
          {...asked}
          application={application}
          possible={decisions.includes(asked.decision)}
          onDone={() => setDone(asked.decision)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
