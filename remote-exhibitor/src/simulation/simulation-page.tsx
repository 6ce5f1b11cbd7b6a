import { useSession } from '@mosta/shared/auth';
import { OverNotice } from '@mosta/shared/forms/over-notice';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { useSearchParams } from '@mosta/shared/router';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { Section } from '@mosta/shared/ui';
import { OWN_QUOTE_PARAMETER } from '../paths';
import { KeptQuotesList } from './quote/kept-quotes-list';
import { LinkedQuote } from './quote/linked-quote';
import { OwnQuote } from './quote/own-quote';
import { OwnQuotes } from './quote/own-quotes';
import { QUOTE_PARAMETER } from './quote/quote-parameter';
import { SIMULATION_SCENE } from './simulation-scene';
import { SimulationWork } from './simulation-work';

export default function SimulationPage() {
  const { t } = useTranslation('exhibitor');
  const { phase, year } = useEdition();
  const [parameters] = useSearchParams();
  return (
    <>
      <SceneHeading
        scene={SIMULATION_SCENE}
        title={t('pages.simulation.title')}
        lead={t(phase === 'after' ? 'simulation.leadAfter' : 'simulation.lead', { year })}
      />
      <Section compact>
        <Asked parameters={parameters} />
        <OwnQuotes />
        <KeptQuotesList />
      </Section>
    </>
  );
}

/** What the address asks for: a quote by its link, one of one's own, or the simulation itself. */
function Asked({ parameters }: { parameters: URLSearchParams }) {
  const session = useSession();
  const secret = parameters.get(QUOTE_PARAMETER);
  const reference = parameters.get(OWN_QUOTE_PARAMETER);
  if (secret) return <LinkedQuote key={secret} secret={secret} />;
  if (reference && session?.role !== 'Organizer') return <OwnQuote reference={reference} />;
  return (
    <>
      <OverNotice />
      <SimulationWork />
    </>
  );
}
