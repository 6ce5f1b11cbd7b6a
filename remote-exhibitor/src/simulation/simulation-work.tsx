import { formatMoney } from '@mosta/shared/domain/money';
import { PREMIUM_LOCATION_ID } from '@mosta/shared/domain/offers';
import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import { visuallyHidden } from '@mosta/shared/ui';
import { useState } from 'react';
import { catalogueQuery } from '../catalogue.queries';
import { CartStep } from './cart/cart-step';
import { PromoStep } from './cart/promo-step';
import { CatalogueGate } from './catalogue-gate';
import { Notice, Notices } from './notices';
import { useOfferOfAddress } from './offer/offer-of-address';
import { StandStep } from './offer/stand-step';
import { PersonStep } from './person/person-step';
import { PaymentChoice } from './quote/payment-choice';
import { QuotePanel } from './quote/quote-panel';
import { QuoteRequest } from './quote/quote-request';
import { Summary } from './quote/summary';
import { useCurrentQuote, useSimulation } from './state/simulation.store';
import { startOver } from './state/simulation-actions';
import { Step } from './step';
import { useDebouncedValue } from './use-debounced-value';
import { useQuoteProblems } from './use-quote-problems';
import { type Prices, usePrices } from './use-server-prices';
import { Workspace } from './workspace';

/** Screen readers hear the total once it stops changing, not at every step of a quantity. */
const ANNOUNCE_AFTER_MS = 1_200;

/** The simulation as one works on it: five steps, the sums beside them, the quote at the end. */
export function SimulationWork() {
  const { t } = useTranslation('exhibitor');
  const { personalInfo } = useSimulation();
  const currentQuote = useCurrentQuote();
  const [initialSecret] = useState(currentQuote?.secret);
  const prices = usePrices();
  const { priced } = prices;
  const catalogue = useQuery(catalogueQuery());
  const [asked, dismissAsked] = useOfferOfAddress();
  const [attempt, setAttempt] = useState(0);
  const { problems, messages, promoMessage } = useQuoteProblems(attempt > 0);
  const [resetting, setResetting] = useState(false);
  const total = useTotalText(prices);
  const announced = useDebouncedValue(total, ANNOUNCE_AFTER_MS);
  const items = catalogue.data?.items ?? [];

  function reset(): void {
    startOver();
    setAttempt(0);
    setResetting(false);
  }

  return (
    <>
      <Workspace
        total={total}
        summary={
          <Summary
            priced={priced}
            provisional={prices.provisional}
            onRetry={prices.retry}
            onReset={() => setResetting(true)}
          />
        }
        notices={
          <Notices news={prices.news} onDismissNews={prices.dismissNews}>
            {asked && (
              <Notice onClose={dismissAsked}>
                {t(`simulation.notice.offer.${asked.outcome}`, {
                  name: asked.kind && t(`simulation.offer.${asked.kind}.title`),
                })}
              </Notice>
            )}
          </Notices>
        }
      >
        <Step number={1} id="person" {...textsOf('person')}>
          <PersonStep
            person={personalInfo}
            collective={catalogue.data?.collective ?? []}
            messages={messages}
          />
        </Step>
        <Step number={2} id="stand" {...textsOf('stand')}>
          <CatalogueGate catalogue={catalogue}>
            <StandStep
              stands={catalogue.data?.stands ?? []}
              supplement={items.find(({ _id }) => _id === PREMIUM_LOCATION_ID)}
            />
          </CatalogueGate>
        </Step>
        <Step number={3} id="cart" {...textsOf('cart')}>
          <CatalogueGate catalogue={catalogue} quiet>
            <CartStep items={items.filter(({ _id }) => _id !== PREMIUM_LOCATION_ID)} />
          </CatalogueGate>
        </Step>
        <Step number={4} id="promo" {...textsOf('promo')}>
          <PromoStep discount={priced.totals?.discount ?? null} message={promoMessage} />
        </Step>
        <Step number={5} id="quote" {...textsOf('quote')}>
          <PaymentChoice currency={priced.currency} />
          <div style={{ marginBlockStart: 32 }}>
            {currentQuote ? (
              <QuotePanel
                key={currentQuote.secret}
                currentQuote={currentQuote}
                fresh={currentQuote.secret !== initialSecret}
              />
            ) : (
              <QuoteRequest
                problems={problems}
                attempt={attempt}
                onRefused={() => setAttempt((count) => count + 1)}
              />
            )}
          </div>
        </Step>
      </Workspace>
      <div role="status" style={visuallyHidden}>
        {announced}
      </div>
      <ConfirmDialog
        open={resetting}
        title={t('simulation.reset.title')}
        text={t('simulation.reset.text')}
        confirm={t('simulation.reset.confirm')}
        cancel={t('simulation.reset.cancel')}
        onConfirm={reset}
        onCancel={() => setResetting(false)}
      />
    </>
  );

  function textsOf(step: string) {
    return { title: t(`simulation.steps.${step}.title`), lead: t(`simulation.steps.${step}.lead`) };
  }
}

/** The sum in one sentence, which says when it leaves something out. */
function useTotalText({ priced }: Prices): string {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  if (priced.lines.length === 0) return t('simulation.summary.nothing');
  if (!priced.totals) return t('simulation.summary.totalOnQuote');
  const amount = formatMoney(priced.totals.payable, language);
  if (priced.partial) return t('simulation.summary.partialTotal', { amount });
  return t(`simulation.summary.${priced.totals.stampDuty ? 'payable' : 'total'}`, { amount });
}
