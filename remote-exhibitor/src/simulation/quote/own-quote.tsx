import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, LoadingState } from '@mosta/shared/ui';
import { useOwnQuotes } from '../state/own-quotes.queries';
import { OpenedQuote } from './opened-quote';

/** One of the signed-in exhibitor's quotes. @param reference as it is in the address */
export function OwnQuote({ reference }: { reference: string }) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useOwnQuotes()}
      loading={<LoadingState label={t('simulation.link.loading')} />}
      failed={t('simulation.quote.failed')}
    >
      {(quotes) => {
        const quote = quotes.find((one) => one.reference === reference);
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
