import { useTranslation } from '@mosta/shared/i18n';
import { OliveDrawing } from '@mosta/shared/illustrations';
import { useSearchParams } from '@mosta/shared/router';
import { PageHeading, Section } from '@mosta/shared/ui';
import { KeptQuotesList } from './quote/kept-quotes-list';
import { LinkedQuote } from './quote/linked-quote';
import { OwnQuotes } from './quote/own-quotes';
import { QUOTE_PARAMETER } from './quote/quote-parameter';
import { SimulationWork } from './simulation-work';

export default function SimulationPage() {
  const { t } = useTranslation('exhibitor');
  const [parameters] = useSearchParams();
  const secret = parameters.get(QUOTE_PARAMETER);
  return (
    <>
      <PageHeading
        title={t('pages.simulation.title')}
        lead={t('simulation.lead')}
        art={<OliveDrawing />}
      />
      <Section compact>
        {secret ? <LinkedQuote key={secret} secret={secret} /> : <SimulationWork />}
        <OwnQuotes />
        <KeptQuotesList />
      </Section>
    </>
  );
}
