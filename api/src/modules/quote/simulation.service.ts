import { priceCatalogueOf, withCurrentPrices } from '@mosta/shared/domain/current-prices';
import { priceSimulation, type Quote } from '@mosta/shared/domain/pricing';
import { isEmptySimulation, resolvePromo } from '@mosta/shared/domain/simulation';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import {
  type Priced,
  promoCodeSchema,
  type SimulationAnswer,
  type SimulationInput,
} from '@mosta/shared/schemas/quote.schema';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import * as v from 'valibot';
import { type CurrentEdition, currentEdition } from '../../current-edition';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readItems } from '../catalogue/catalogue.service';
import type { PromoCodes } from '../catalogue/promo-code.service';

export type Simulator = {
  /**
   * Prices a simulation by today's catalogue. Nothing that was sent decides about money but what was chosen, how many
   * of it, the nationality and the text of the promo code.
   * @param address who asks, for the limit of failed promo codes
   * @param previewed the edition that is looked at in place of the current one (decision 0116)
   * @throws AppError EMPTY_SIMULATION, TOO_MANY_REQUESTS
   */
  simulate: (
    input: SimulationInput,
    address: string,
    previewed?: CurrentEdition,
  ) => Promise<SimulationAnswer>;
};

export function createSimulator({ db, promos }: { db: Db; promos: PromoCodes }): Simulator {
  return {
    simulate: async ({ simulation: sent, payment }, address, previewed) => {
      if (isEmptySimulation(sent)) throw new AppError('EMPTY_SIMULATION');
      const edition = previewed ?? currentEdition();
      const year = previewed?.year;
      const items = await readItems(db, edition, year);
      const { state, changed, gone } = withCurrentPrices(sent, priceCatalogueOf(edition, items));
      const code = v.safeParse(promoCodeSchema, sent.promoCode);
      const promo = code.success ? await promos.find(code.output, address, year) : null;
      const simulation = resolvePromo(
        { ...described(state, items), promoCode: code.success ? code.output : null },
        promo,
      );
      return {
        simulation,
        priced: toPriced(priceSimulation(edition, simulation, payment)),
        changed: [...changed],
        gone: [...gone],
        promoRefused: code.success && promo === null,
      };
    },
  };
}

/** A priced simulation in the form of the answers. */
export function toPriced(quote: Quote): Priced {
  return { ...quote, lines: [...quote.lines] };
}

/** The texts that prices do not hang on are the catalogue's too: a quote keeps nothing that a browser made up. */
function described(state: SimulationState, items: readonly CatalogueItem[]): SimulationState {
  const byId = new Map(
    items.map(({ translations: _texts, sample: _sample, ...item }) => [item._id, item]),
  );
  const cart = Object.fromEntries(
    Object.entries(state.cart).map(([id, item]) => [id, { ...item, ...byId.get(id) }]),
  );
  return { ...state, cart };
}
