import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { Section } from '@mosta/shared/ui';
import { KeptQuotesList } from './quote/kept-quotes-list';
import { LinkedQuote } from './quote/linked-quote';
import { OwnQuotes } from './quote/own-quotes';
import { QUOTE_PARAMETER } from './quote/quote-parameter';
import { SIMULATION_SCENE } from './simulation-scene';
import { SimulationWork } from './simulation-work';

export default function SimulationPage() {
  const { t } = useTranslation('exhibitor');
  const [parameters] = useSearchParams();
  const secret = parameters.get(QUOTE_PARAMETER);
  return (
    <>
      <SceneHeading
        scene={SIMULATION_SCENE}
        title={t('pages.simulation.title')}
        lead={t('simulation.lead')}
      />
      <Section compact>
        {secret ? <LinkedQuote key={secret} secret={secret} /> : <SimulationWork />}
        <OwnQuotes />
        <KeptQuotesList />
      </Section>
    </>
  );
}
