import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useCancellableCall, useQuery } from '@mosta/shared/queries';
import type { BadgeSharing as Sharing } from '@mosta/shared/schemas/badge.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { type SharingStep, sharingQuery, useChangeSharing } from './sharing.queries';

/** Which exhibitors have the visitor's contact, and taking it back (decision 0118). */
export function BadgeSharing({ token }: { token: string }) {
  const { t } = useTranslation('public');
  const query = useQuery(sharingQuery(token));
  return (
    <Box component="section" aria-labelledby="sharing">
      <Typography id="sharing" variant="h4" component="h2">
        {t('badge.sharing.title')}
      </Typography>
      <QueryGate query={query} failed={t('badge.sharing.unavailable')}>
        {(sharing) => <SharingState token={token} sharing={sharing} />}
      </QueryGate>
    </Box>
  );
}

function SharingState({ token, sharing }: { token: string; sharing: Sharing }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const errorText = useErrorText();
  const run = useCancellableCall();
  const change = useChangeSharing(token);
  const [busy, setBusy] = useState<SharingStep | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { consent, contacts } = sharing;

  async function take(step: SharingStep): Promise<void> {
    setBusy(step);
    setFailure(null);
    await run((signal) => change(step, signal)).catch(setFailure);
    setBusy(null);
    setAsking(false);
  }

  return (
    <>
      <Typography role="status" sx={{ mt: 2, maxInlineSize: '40em' }}>
        {consent
          ? t('badge.sharing.on', { date: formatDate(language, consent.at) })
          : t('badge.sharing.off')}
      </Typography>
      {contacts.length > 0 && (
        <PlainList aria-label={t('badge.sharing.list')} sx={{ display: 'grid', mt: 4 }}>
          {contacts.map(({ _id, company, scannedAt, withdrawnAt }) => (
            <Box component="li" key={_id} sx={LINE}>
              <Box sx={{ minInlineSize: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <bdi>{company ?? t('badge.sharing.unnamed')}</bdi>
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {withdrawnAt
                    ? t('badge.sharing.withdrawn', { date: formatDate(language, withdrawnAt) })
                    : t('badge.sharing.since', { date: formatDate(language, scannedAt) })}
                </Typography>
              </Box>
              {!withdrawnAt && (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={busy !== null}
                  aria-label={t('badge.sharing.takeBackFrom', {
                    company: company ?? t('badge.sharing.unnamed'),
                  })}
                  onClick={() => void take({ contact: _id })}
                  sx={{ flexShrink: 0 }}
                >
                  {t('badge.sharing.takeBack')}
                </Button>
              )}
            </Box>
          ))}
        </PlainList>
      )}
      <Box sx={{ mt: 4 }}>
        {consent ? (
          <Button variant="outlined" disabled={busy !== null} onClick={() => setAsking(true)}>
            {t('badge.sharing.stop')}
          </Button>
        ) : (
          <Button variant="outlined" loading={busy === 'allow'} onClick={() => void take('allow')}>
            {t('badge.sharing.allow')}
          </Button>
        )}
      </Box>
      {failure !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 4 }}>
          {t('badge.sharing.failed')} {errorText(failure)}
        </Alert>
      )}
      <ConfirmDialog
        open={asking}
        busy={busy === 'all'}
        title={t('badge.sharing.ask')}
        text={t('badge.sharing.askText')}
        confirm={t('badge.sharing.stop')}
        cancel={t('badge.sharing.keep')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void take('all')}
      />
    </>
  );
}

const LINE = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 },
  ...{ paddingBlock: 3, borderBlockEnd: '1px solid', borderColor: 'line' },
} as const;
