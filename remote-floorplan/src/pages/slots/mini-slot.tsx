import type { SlotProps } from '@mosta/shared/contract/define-remote';
import * as v from 'valibot';
import { PATHS } from '../../paths';
import { SlotMap } from './slot-map';

/** What another remote hands over: the codes of the stands to show. */
const propsSchema = v.object({ codes: v.optional(v.array(v.string()), []) });

/**
 * `floorplan/mini`: where an exhibitor is, or those of a directory that a search has found, in their whole hall, so that it
 * keeps its size while one searches; a stand opens the visitors' plan (0043).
 */
export default function MiniSlot(props: SlotProps) {
  const parsed = v.safeParse(propsSchema, props);
  return <SlotMap codes={parsed.success ? parsed.output.codes : []} path={PATHS.plan} whole />;
}
