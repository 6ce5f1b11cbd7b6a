import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { Box, MuiLink, Skeleton, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { useStatement } from './participation.queries';
import { partAddress } from './participation-address';

type ParticipationFactsProps = { participation: Participation; progress: Progress };

/** Unread messages and the amount due, each with a link. */
export function ParticipationFacts({ participation, progress }: ParticipationFactsProps) {
  const { t } = useTranslation('exhibitor');
  const unread = progress.unreadMessages;
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 5, alignContent: 'start' }}>
      <Fact
        label={t('participation.facts.messages')}
        to={partAddress('messages', participation)}
        action={t('participation.facts.read')}
      >
        {unread > 0 ? unread : t('participation.facts.noMessages')}
      </Fact>
      <Fact
        label={t('participation.facts.due')}
        to={partAddress('paiement', participation)}
        action={t('participation.facts.pay')}
      >
        <Due participation={participation} />
      </Fact>
    </Box>
  );
}

/** Before the confirmation nothing is to be paid; afterwards what is still due. */
function Due({ participation }: { participation: Participation }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { data, isPending } = useStatement(participation._id);
  if (isPending) return <Skeleton width="8ch" />;
  if (!data) return t('participation.facts.unknown');
  if (data.due === null) return t('participation.facts.noPrice');
  if (data.due.amount === 0) return t('participation.facts.nothingDue');
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(data.due, language)}
      </Box>
      {data.deadline === null && (
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {t('participation.facts.notYet')}
        </Typography>
      )}
    </>
  );
}

type FactProps = { label: string; children: ReactNode; to: string; action: string };

function Fact({ label, children, to, action }: FactProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, fontWeight: 600 }}>
        {children}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        <MuiLink component={Link} to={to} sx={{ display: 'inline-block', paddingBlock: 1 }}>
          {action}
        </MuiLink>
      </Box>
    </div>
  );
}
