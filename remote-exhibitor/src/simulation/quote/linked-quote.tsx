import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, ErrorState, LoadingState } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { OpenedQuote } from './opened-quote';
import { useClaimQuote, useQuoteByLink } from './quote.queries';

/** A quote opened by its secret link, which can be saved in one's account too. */
export function LinkedQuote({ secret }: { secret: string }) {
  const { t } = useTranslation('exhibitor');
  const { data, error, refetch, isFetching } = useQuoteByLink(secret);
  const errorText = useErrorText();
  if (data) {
    return <OpenedQuote quote={data} secret={secret} actions={<Claim secret={secret} />} />;
  }
  if (!error) return <LoadingState label={t('simulation.link.loading')} />;
  const unknown = toAppError(error).status === 404;
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxInlineSize: 760 }}>
      {unknown ? (
        <Alert severity="warning" role="alert">
          {t('simulation.link.unknown')}
        </Alert>
      ) : (
        <ErrorState
          title={t('simulation.quote.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      )}
      <Button component={Link} to={PATHS.simulation} variant="outlined">
        {t('simulation.link.own')}
      </Button>
    </Box>
  );
}

/** Saves the quote among those of the signed-in exhibitor. */
function Claim({ secret }: { secret: string }) {
  const { t } = useTranslation('exhibitor');
  const session = useSession();
  const claim = useClaimQuote(secret);
  const errorText = useErrorText();
  if (session?.role !== 'Exhibitor') return null;
  if (claim.isSuccess) return <Alert severity="success">{t('simulation.link.claimed')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {claim.isError && (
        <Alert severity="error" role="alert">
          {toAppError(claim.error).status === 404
            ? t('simulation.link.claimedByOther')
            : errorText(claim.error)}
        </Alert>
      )}
      <Button variant="outlined" onClick={() => claim.mutate()} loading={claim.isPending}>
        {t('simulation.link.claim')}
      </Button>
    </Box>
  );
}
