import { SessionPanel } from './session-panel';

/** A widget that shows the same session as the page around it, from another build. */
export default function OkSlot() {
  return <SessionPanel label="Session vue par le widget d’essai" />;
}
