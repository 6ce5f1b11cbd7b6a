import { Drawing, fill } from '@mosta/shared/ui';

/** A banner on its stand. */
export function PrintDrawing() {
  return (
    <Drawing size="100%">
      <rect x={34} y={10} width={52} height={88} rx={3} style={fill('clay')} />
      <circle cx={60} cy={36} r={14} style={fill('saffron')} />
      <path d="M42 62H78V68H42ZM42 76H70V82H42Z" style={fill('cream')} />
      <path d="M24 98H96V106H24Z" style={fill('olive')} />
    </Drawing>
  );
}

/** An open book. */
export function CatalogueDrawing() {
  return (
    <Drawing size="100%">
      <path d="M10 28Q36 18 58 30V98Q36 86 10 96Z" style={fill('olive')} />
      <path d="M110 28Q84 18 62 30V98Q84 86 110 96Z" style={fill('sage')} />
      <path d="M20 42H48V48H20ZM20 56H48V62H20Z" style={fill('cream')} />
      <rect x={72} y={42} width={28} height={28} rx={3} style={fill('saffron')} />
    </Drawing>
  );
}

/** A page on a screen. */
export function DigitalDrawing() {
  return (
    <Drawing size="100%">
      <rect x={12} y={22} width={96} height={76} rx={8} style={fill('gulf')} />
      <path d="M12 38H108V46H12Z" style={fill('cream')} />
      <circle cx={24} cy={30} r={3.5} style={fill('saffron')} />
      <rect x={22} y={56} width={34} height={30} rx={3} style={fill('saffron')} />
      <path d="M66 58H98V64H66ZM66 74H90V80H66Z" style={fill('cream')} />
    </Drawing>
  );
}

/** A megaphone. */
export function AnimationDrawing() {
  return (
    <Drawing size="100%">
      <path d="M18 48H46V76H18Z" style={fill('olive')} />
      <path d="M46 46L92 20V104L46 78Z" style={fill('clay')} />
      <path d="M26 76H40L46 106H34Z" style={fill('saffron')} />
      <path d="M98 48A16 16 0 0 1 98 76Z" style={fill('sage')} />
    </Drawing>
  );
}
