import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import { Alert, Box, ContentCopyIcon, IconButton, MuiLink, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useState } from 'react';
import { Panel } from '../../ui/panel';

const FIELDS = ['holder', 'bank', 'rib', 'iban', 'bic', 'reference'] as const;
/** What is typed into a bank's form. */
const COPIED = ['rib', 'iban', 'reference'];

type BankCardProps = {
  bank: BankAccount;
  reference: string;
  /** Where a proof of the payment is handed in; null where none is taken any more. */
  proof: string | null;
};

/** The bank account and the reference of the transfer; sample data are marked. */
export function BankCard({ bank, reference, proof }: BankCardProps) {
  const { t } = useTranslation('exhibitor');
  const [announcement, announce] = useState('');
  const values = { ...bank, reference };

  async function copy(text: string, what: string): Promise<void> {
    const copied = await writeClipboard(text);
    announce(
      copied ? t('participation.payment.copied', { what }) : t('participation.payment.copyFailed'),
    );
  }

  return (
    <Panel
      title={t('participation.payment.bank')}
      end={bank.sample && <StateBadge tone="now">{t('participation.payment.sample')}</StateBadge>}
    >
      {bank.sample && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('participation.payment.sampleText')}
        </Alert>
      )}
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {FIELDS.map((field) => {
          const value = values[field];
          if (value === null) return null;
          const label = t(`participation.payment.fields.${field}`);
          return (
            <div key={field}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Box
                component="dd"
                sx={{
                  margin: 0,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  minBlockSize: 40,
                  overflowWrap: 'anywhere',
                  fontWeight: 600,
                  fontVariantNumeric: 'tabular-nums',
                  // what is Latin stays at its end of the line in Arabic, also in two lines
                  '& > bdi': { textAlign: 'match-parent' },
                }}
              >
                <bdi>{value}</bdi>
                {COPIED.includes(field) && (
                  <IconButton
                    size="small"
                    aria-label={t('participation.payment.copy', { what: label })}
                    onClick={() => void copy(value, label)}
                  >
                    <ContentCopyIcon fontSize="small" />
                  </IconButton>
                )}
              </Box>
            </div>
          );
        })}
      </Box>
      {proof !== null && (
        <MuiLink
          component={Link}
          to={proof}
          sx={{ display: 'inline-block', paddingBlock: 2, mt: 3 }}
        >
          {t('participation.payment.proof')}
        </MuiLink>
      )}
      <Typography role="status" variant="body2" sx={{ mt: announcement ? 3 : 0, color: 'sea' }}>
        {announcement}
      </Typography>
    </Panel>
  );
}

/** A browser may refuse the clipboard, or have none. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
