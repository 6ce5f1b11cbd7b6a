import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { MuiLink } from '@mosta/shared/ui';
import { Panel } from '../../ui/panel';
import { PartLoading } from '../../ui/part-loading';
import { useStatement } from '../participation.queries';
import { partAddress } from '../participation-address';
import { PaymentBar } from './payment-bar';

/** On the overview: what is paid, what is due, and until when. */
export function PaymentPanel({ participation }: { participation: Participation }) {
  const { t } = useTranslation('exhibitor');
  return (
    <Panel
      title={t('participation.tabs.paiement')}
      end={
        <MuiLink
          component={Link}
          to={partAddress('paiement', participation)}
          sx={{ fontWeight: 600, paddingBlock: 2 }}
        >
          {t('participation.facts.pay')}
        </MuiLink>
      }
    >
      <QueryGate
        query={useStatement(participation._id)}
        loading={<PartLoading label={t('participation.payment.loading')} height={120} />}
        failed={t('participation.payment.failed')}
      >
        {(statement) => <PaymentBar statement={statement} />}
      </QueryGate>
    </Panel>
  );
}
