import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, DescriptionIcon, PrintIcon } from '@mosta/shared/ui';
import { useQuotePdf } from '../state/own-quotes.queries';
import { QuoteSheet } from './quote-sheet';

type QuoteActionsProps = {
  quote: QuoteAnswer;
  /** Of its link; null where the session opens it. */
  secret: string | null;
};

/** Prints a quote, and saves its document. */
export function QuoteActions({ quote, secret }: QuoteActionsProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const pdf = useQuotePdf(quote, secret);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant="outlined"
          startIcon={<DescriptionIcon />}
          onClick={() => pdf.mutate()}
          loading={pdf.isPending}
        >
          {t('simulation.quote.pdf')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('simulation.quote.print')}
        </Button>
      </Box>
      {pdf.isError && (
        <Alert severity="error" role="alert">
          {t('simulation.quote.pdfFailed')} {errorText(pdf.error)}
        </Alert>
      )}
      <QuoteSheet quote={quote} />
    </Box>
  );
}
