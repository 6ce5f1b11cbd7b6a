import { priceSimulation } from '@mosta/shared/domain/pricing';
import { matchStands, type StandChoice, withoutFirst } from '@mosta/shared/domain/stand-choice';
import { standsQuery, useEdition, useQuery } from '@mosta/shared/queries';
import type { SelectedPackage } from '@mosta/shared/schemas/simulation.schema';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { useState } from 'react';
import { withDefaultNationality } from '../../simulation/state/default-nationality';
import { useSimulation } from '../../simulation/state/simulation.store';
import type { HeldStands } from './use-held-stands';
import type { JoinedQuote } from './use-joined-quote';

export type StandQuestion = ReturnType<typeof useStandChoice>;

/** Whether the stands that go along have the sizes of the quote, and what is to happen where they have not. */
export function useStandChoice(quote: JoinedQuote, held: HeldStands) {
  const edition = useEdition();
  const simulation = useSimulation();
  const [chosen, setChosen] = useState<{ about: string; choice: StandChoice } | null>(null);
  const codes = held.joined().map(({ code }) => code);
  const { data } = useQuery({ ...standsQuery(), enabled: quote.joined && codes.length > 0 });
  const stands = (data ?? []).filter(({ code }) => codes.includes(code)).map(packageOfStand);
  const packages = simulation.formule.selectedFormules;
  const { open, beside } = matchStands(packages, quote.joined ? stands : []);
  const asked = open.length > 0 && beside.length > 0;
  // Another selection is another question.
  const about = JSON.stringify([packages, beside]);

  function totalWith(rest: readonly SelectedPackage[]) {
    const matched = packages.flatMap((one) => {
      const left = open.find(({ id }) => id === one.id)?.quantity ?? 0;
      return one.quantity > left ? [{ ...one, quantity: one.quantity - left }] : [];
    });
    const formule = { selectedFormules: [...matched, ...rest, ...beside] };
    return (
      priceSimulation(edition, { ...withDefaultNationality(simulation), formule }).totals
        ?.payable ?? null
    );
  }

  return {
    asked,
    open,
    beside,
    choice: asked && chosen?.about === about ? chosen.choice : undefined,
    totals: { replace: totalWith(withoutFirst(open, beside.length)), add: totalWith(open) },
    choose: (choice: StandChoice) => setChosen({ about, choice }),
  };
}

function packageOfStand({ code, size, prices }: Stand): SelectedPackage {
  const { DZD: price = null, EUR: priceEuro = null } = prices;
  return { id: code, name: code, size: size ?? 0, quantity: 1, price, priceEuro };
}
