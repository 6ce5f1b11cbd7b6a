import type { SlotProps } from '@mosta/shared/contract/define-remote';
import * as v from 'valibot';
import { PATHS } from '../../paths';
import { SlotMap } from './slot-map';

/** What another remote hands over: the codes of the stands to show. */
const propsSchema = v.object({ codes: v.optional(v.array(v.string()), []) });

/** `floorplan/stands`: where some stands lie in the hall, without availability, controls or WebGL. */
export default function StandsSlot(props: SlotProps) {
  const parsed = v.safeParse(propsSchema, props);
  return <SlotMap codes={parsed.success ? parsed.output.codes : []} path={PATHS.choose} />;
}
