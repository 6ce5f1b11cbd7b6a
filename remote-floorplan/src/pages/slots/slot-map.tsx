import { useInventory } from '../../features/plan/data/use-inventory';
import { StandsMap } from '../../features/plan/view/stands-map';
import { HallPlan } from './hall-plan';

type SlotMapProps = {
  codes: readonly string[];
  /** The page that a stand opens. */
  path: string;
  /** Entire halls, whatever part of them the stands take. */
  whole?: boolean | undefined;
};

/** Some stands in their surroundings, one map for each of their halls; without a known one, the first hall. */
export function SlotMap({ codes, path, whole }: SlotMapProps) {
  const { halls, find } = useInventory();
  const wanted = new Set(codes.map((code) => find(code)?.hallId));
  const concerned = halls.filter(({ id }) => wanted.has(id));
  return (concerned.length > 0 ? concerned : halls.slice(0, 1)).map((hall) => (
    <HallPlan key={hall.id} hall={hall}>
      {(plan) => (
        <StandsMap
          plan={plan}
          codes={codes}
          whole={whole}
          addressOf={(code) => `${path}?stand=${encodeURIComponent(code)}`}
        />
      )}
    </HallPlan>
  ));
}
