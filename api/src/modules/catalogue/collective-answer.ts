import { type Money, money } from '@mosta/shared/domain/money';
import type { Catalogue } from '@mosta/shared/schemas/catalogue.schema';
import type { CollectiveOffer } from '@mosta/shared/schemas/offer-content.schema';

/** A collective offer as `GET /v1/catalogue` lists it. */
export function collectiveAnswer(offer: CollectiveOffer): Catalogue['collective'][number] {
  const { id, title, details, squareMetres, chairs, tables, buttonLabel } = offer;
  return {
    ...{ id, title: title.fr, squareMetres, buttonLabel: buttonLabel.fr },
    furniture: chairs + tables === 0 ? null : { chairs, tables },
    details: details.fr === '' ? [] : details.fr.split('\n'),
    price: priceOf(offer.priceDA, 'DZD'),
    priceEuro: priceOf(offer.priceEuro, 'EUR'),
    translations: { title: { en: title.en, ar: title.ar } },
  };
}

function priceOf(amount: number | null, currency: Money['currency']): Money | null {
  return amount === null ? null : money(amount, currency);
}
