import { useSession } from '@mosta/shared/auth';
import { NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { useTranslation } from '@mosta/shared/i18n';
import { Navigate } from '@mosta/shared/router';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, LoadingState } from '@mosta/shared/ui';
import { ownQuoteAddress, PATHS } from '../../paths';
import { useOwnQuotes } from '../state/own-quotes.queries';
import { OpenedQuote } from './opened-quote';

/** One of an exhibitor's own quotes, for which a visitor signs in first. @param reference as it is in the address */
export function OwnQuote({ reference }: { reference: string }) {
  const { t } = useTranslation('exhibitor');
  const session = useSession();
  const quotes = useOwnQuotes();
  if (!session) {
    const next = new URLSearchParams({ [NEXT_PARAMETER]: ownQuoteAddress(reference) });
    return <Navigate to={`${PATHS.login}?${next}`} replace />;
  }
  return (
    <QueryGate
      query={quotes}
      loading={<LoadingState label={t('simulation.link.loading')} />}
      failed={t('simulation.quote.failed')}
    >
      {(found) => {
        const quote = found.find((one) => one.reference === reference);
        if (quote) return <OpenedQuote quote={quote} secret={null} />;
        return (
          <Alert severity="warning" role="alert">
            {t('simulation.link.unknown')}
          </Alert>
        );
      }}
    </QueryGate>
  );
}
