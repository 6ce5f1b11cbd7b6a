import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { SecondFactorState } from '@mosta/shared/schemas/second-factor.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useState } from 'react';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import { useRemoveFactor, useRenewCodes, useSecondFactor } from './second-factor.queries';
import { SetUpFactor } from './set-up-factor';

/** Fewer codes than this deserve a word. */
const FEW = 3;

/** The own second factor: its state, setting it up, recovery codes, removal. */
export function SecondFactorCard() {
  const { t } = useTranslation('organiser');
  const query = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState(false);
  return (
    <FormCard title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {removed && (
          <Alert severity="success" role="presentation">
            {t('secondFactor.remove.done')}
          </Alert>
        )}
      </Box>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <QueryGate
          query={query}
          loading={<LoadingState label={t('secondFactor.loading')} />}
          failed={t('secondFactor.failed')}
        >
          {(state) =>
            state.since === null ? (
              <Off
                demanded={state.demanded}
                onCodes={(made) => {
                  setRemoved(false);
                  setCodes(made);
                }}
              />
            ) : (
              <On state={state} onCodes={setCodes} onRemoved={() => setRemoved(true)} />
            )
          }
        </QueryGate>
      )}
    </FormCard>
  );
}

type OffProps = { demanded: boolean; onCodes: (codes: readonly string[]) => void };

function Off({ demanded, onCodes }: OffProps) {
  const { t } = useTranslation('organiser');
  return (
    <>
      {demanded ? (
        <Alert severity="warning">{t('secondFactor.demanded')}</Alert>
      ) : (
        <Typography>{t('secondFactor.off')}</Typography>
      )}
      <SetUpFactor begun={demanded} onCodes={onCodes} />
    </>
  );
}

type OnProps = {
  state: SecondFactorState;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
};

function On({ state, onCodes, onRemoved }: OnProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const [asked, ask] = useState<'renew' | 'remove' | null>(null);
  const renew = useRenewCodes();
  const remove = useRemoveFactor();
  const { since, recoveryCodes: left, demanded } = state;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StateBadge tone="good">
          {t('secondFactor.on', { date: formatDate(language, since ?? '') })}
        </StateBadge>
        <Typography>{t('secondFactor.left', { count: left })}</Typography>
      </Box>
      {left < FEW && <Alert severity="warning">{t('secondFactor.few')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" onClick={() => ask('renew')}>
          {t('secondFactor.renew.action')}
        </Button>
        <Button variant="text" onClick={() => ask('remove')}>
          {t('secondFactor.remove.action')}
        </Button>
      </Box>
      {asked === 'renew' && (
        <ProofDialog
          act="renew"
          text={t('secondFactor.renew.text')}
          send={async (proof) => onCodes(await renew.mutateAsync(proof))}
          onClose={() => ask(null)}
        />
      )}
      {asked === 'remove' && (
        <ProofDialog
          act="remove"
          text={t(demanded ? 'secondFactor.remove.demanded' : 'secondFactor.remove.text')}
          send={async (proof) => {
            await remove.mutateAsync(proof);
            onRemoved();
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
