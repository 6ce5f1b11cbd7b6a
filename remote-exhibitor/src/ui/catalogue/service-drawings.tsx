import { Drawing, fill } from '@mosta/shared/ui';

/** A bulb that shines. */
export function PowerDrawing() {
  return (
    <Drawing size="100%">
      <circle cx={60} cy={50} r={34} style={fill('saffron')} />
      <path d="M45 76H75V92H45Z" style={fill('olive')} />
      <path d="M50 96H70V104H50Z" style={fill('clay')} />
      <path d="M63 28L46 54H58L55 72L74 46H62Z" style={fill('field')} />
    </Drawing>
  );
}

/** A drop over waves. */
export function WaterDrawing() {
  return (
    <Drawing size="100%">
      <path
        d="M60 10C76 34 84 46 84 58A24 24 0 0 1 36 58C36 46 44 34 60 10Z"
        style={fill('gulf')}
      />
      <path d="M50 56A10 10 0 0 0 60 68V62A5 5 0 0 1 56 56Z" style={fill('cream')} />
      <path d="M12 92Q24 82 36 92T60 92T84 92T108 92V106H12Z" style={fill('sage')} />
    </Drawing>
  );
}

/** A broom. */
export function CleaningDrawing() {
  return (
    <Drawing size="100%">
      <path d="M88 10L95 14L66 66L59 62Z" style={fill('clay')} />
      <path d="M48 58L76 74L70 86L42 70Z" style={fill('saffron')} />
      <path d="M42 70L70 86C64 98 52 108 40 110L16 96C30 92 38 82 42 70Z" style={fill('olive')} />
      <circle cx={94} cy={92} r={7} style={fill('sage')} />
      <circle cx={82} cy={104} r={4} style={fill('sage')} />
    </Drawing>
  );
}

/** Two people. */
export function StaffDrawing() {
  return (
    <Drawing size="100%">
      <circle cx={78} cy={40} r={15} style={fill('sage')} />
      <path d="M52 104C52 76 62 62 78 62S106 76 106 104Z" style={fill('sage')} />
      <circle cx={44} cy={34} r={18} style={fill('clay')} />
      <path d="M12 104C12 74 24 58 44 58S76 74 76 104Z" style={fill('olive')} />
      <path d="M38 58H50L44 78Z" style={fill('saffron')} />
    </Drawing>
  );
}

/** Waves of a network over a globe of points. */
export function NetworkDrawing() {
  return (
    <Drawing size="100%">
      <path d="M12 52A68 68 0 0 1 108 52L98 62A54 54 0 0 0 22 62Z" style={fill('gulf')} />
      <path d="M29 69A44 44 0 0 1 91 69L81 79A30 30 0 0 0 39 79Z" style={fill('sage')} />
      <circle cx={60} cy={94} r={12} style={fill('clay')} />
    </Drawing>
  );
}

/** A stand at the better place. */
export function PlaceDrawing() {
  return (
    <Drawing size="100%">
      <path d="M20 54H100V104H20Z" style={fill('olive')} />
      <path d="M14 34H106L100 58H20Z" style={fill('clay')} />
      <path d="M32 34H50V58H32ZM70 34H88V58H70Z" style={fill('cream')} />
      <path d="M44 72H76V104H44Z" style={fill('saffron')} />
      <circle cx={60} cy={18} r={9} style={fill('saffron')} />
    </Drawing>
  );
}
