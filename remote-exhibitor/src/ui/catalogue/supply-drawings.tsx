import { Drawing, fill } from '@mosta/shared/ui';

/** Chair and table. */
export function FurnitureDrawing() {
  return (
    <Drawing size="100%">
      <path
        d="M18 24H28V62H18ZM18 62H52V72H18ZM20 72H27V104H20ZM44 72H51V104H44Z"
        style={fill('olive')}
      />
      <path d="M58 52H110V62H58Z" style={fill('clay')} />
      <path d="M64 62H71V104H64ZM97 62H104V104H97Z" style={fill('saffron')} />
    </Drawing>
  );
}

/** A refrigerator and a flake of cold. */
export function ColdDrawing() {
  return (
    <Drawing size="100%">
      <rect x={26} y={14} width={56} height={92} rx={8} style={fill('gulf')} />
      <path d="M26 46H82V51H26Z" style={fill('wheat')} />
      <path d="M34 24H40V38H34ZM34 60H40V82H34Z" style={fill('cream')} />
      <path
        d="M94 20H98V52H94ZM81.1 30.300L83.1 26.800L110.9 42.700L108.9 46.200ZM108.9 26.800L110.9 30.300L83.1 46.200L81.1 42.700Z"
        style={fill('sage')}
      />
    </Drawing>
  );
}

/** A screen on its stand. */
export function ScreenDrawing() {
  return (
    <Drawing size="100%">
      <rect x={12} y={20} width={96} height={60} rx={6} style={fill('field')} />
      <path d="M20 72L48 42L64 58L78 46L100 72Z" style={fill('sage')} />
      <circle cx={84} cy={36} r={8} style={fill('saffron')} />
      <path d="M55 80H65V96H55ZM38 96H82V104H38Z" style={fill('clay')} />
    </Drawing>
  );
}

/** A plant in its pot. */
export function DecorationDrawing() {
  return (
    <Drawing size="100%">
      <path d="M60 78C52 50 56 26 60 12C64 26 68 50 60 78Z" style={fill('olive')} />
      <path d="M58 78C42 66 28 48 24 30C44 38 56 56 58 78Z" style={fill('sage')} />
      <path d="M62 78C78 66 92 48 96 30C76 38 64 56 62 78Z" style={fill('sage')} />
      <path d="M38 74H82L76 106H44Z" style={fill('clay')} />
      <path d="M34 72H86V82H34Z" style={fill('saffron')} />
    </Drawing>
  );
}
