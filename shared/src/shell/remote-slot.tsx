import { createContext, type ReactNode, useContext } from 'react';
import type { SlotProps } from '../contract/define-remote';

/** Draws the widget `<remote>/<slot>`; given by the host, or by the shell of a remote that runs alone. */
export type SlotRenderer = (name: string, props: SlotProps) => ReactNode;

export const SlotContext = createContext<SlotRenderer>(() => null);

type RemoteSlotProps = {
  /** `<remote>/<slot>`, for example `floorplan/plan`. */ name: string;
  props?: SlotProps;
};

/** Shows another remote's widget without knowing that remote: `<RemoteSlot name="floorplan/plan" />`. */
export function RemoteSlot({ name, props = {} }: RemoteSlotProps) {
  return useContext(SlotContext)(name, props);
}
