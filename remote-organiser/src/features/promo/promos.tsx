import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerPromo } from '@mosta/shared/schemas/organizer-promo.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  AddIcon,
  Alert,
  Box,
  Button,
  EmptyState,
  LoadingState,
  Typography,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { ExportMenu } from '../../ui/export-menu';
import { useRights } from '../../use-rights';
import { type PromoStep, usePromos, useStepPromo } from './promo.queries';
import { PromoDialog } from './promo-dialog';
import { type Asked, PromoTable } from './promo-table';

/** The promo codes of the edition: what they take off, until when, how often they were used. */
export function Promos() {
  const { t } = useTranslation('organiser');
  const { mayWrite } = useRights();
  const [adding, setAdding] = useState(false);
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const say = (what: 'new' | Asked['action'], { promo }: OrganizerPromo) =>
    setDone(t(`promo.${what}.done`, { code: promo.code }));
  const close = () => ask(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <Typography
          sx={{
            ...{ flex: '1 1 20rem', maxInlineSize: '36em', color: 'text.secondary' },
            marginInlineEnd: 'auto',
          }}
        >
          {t('promo.text')}
        </Typography>
        <ExportMenu path="v1/organizer/promo" name="mosta-expo-codes-promo" />
        {mayWrite('content') && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('promo.new.open')}
          </Button>
        )}
      </Box>
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {done}
          </Alert>
        )}
      </Box>
      <QueryGate
        query={usePromos()}
        loading={<LoadingState label={t('promo.loading')} />}
        failed={t('promo.failed')}
        empty={{
          when: (promos) => promos.length === 0,
          show: <EmptyState title={t('promo.none')}>{t('promo.noneText')}</EmptyState>,
        }}
      >
        {(promos) => (
          <>
            <PromoTable promos={promos} ask={ask} />
            {asked?.action === 'change' && (
              <PromoDialog
                seen={asked.promo}
                now={promos.find(({ _id }) => _id === asked.promo._id) ?? asked.promo}
                onDone={(saved) => say('change', saved)}
                onClose={close}
              />
            )}
          </>
        )}
      </QueryGate>
      {asked && asked.action !== 'change' && (
        <Confirmation
          promo={asked.promo}
          step={asked.action}
          onDone={(saved) => say(asked.action, saved)}
          onClose={close}
        />
      )}
      {adding && (
        <PromoDialog
          seen={null}
          now={null}
          onDone={(saved) => say('new', saved)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

type ConfirmationProps = {
  promo: OrganizerPromo;
  step: PromoStep;
  onDone: (saved: OrganizerPromo) => void;
  onClose: () => void;
};

/** Asks before a code is taken back or accepted again. */
function Confirmation({ promo, step, onDone, onClose }: ConfirmationProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useStepPromo();
  const { code } = promo.promo;
  return (
    <DecisionDialog
      title={t(`promo.${step}.title`, { code })}
      text={t(`promo.${step}.text`)}
      confirm={t(`promo.${step}.action`)}
      failed={t('common.notDone')}
      send={async () => onDone(await mutateAsync({ promo, step }))}
      onClose={onClose}
    />
  );
}
