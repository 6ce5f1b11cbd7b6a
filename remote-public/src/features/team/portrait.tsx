import { Drawing, fill, type Paint } from '@mosta/shared/ui';

/** A head of hair, drawn around the face. */
type Hair = 'short' | 'bun' | 'veil' | 'curly' | 'cap';

export type PortraitLook = { ground: Paint; garment: Paint; hair: Hair; hairPaint: Paint };

const HAIR: Readonly<Record<Hair, string>> = {
  short:
    'M38 54C34 28 46 20 60 20S86 28 82 54C80 44 76 38 70 36C60 42 46 42 42 42C40 46 39 50 38 54Z',
  bun: 'M38 58C32 30 44 24 52 22A9 9 0 1 1 68 22C76 24 88 30 82 58C80 44 74 38 60 38S40 44 38 58Z',
  veil: 'M60 16C84 16 92 34 90 58C90 74 88 84 82 92H38C32 84 30 74 30 58C28 34 36 16 60 16ZM60 32C46 32 40 42 40 54C40 68 48 78 60 78S80 68 80 54C80 42 74 32 60 32Z',
  curly:
    'M36 54A11 11 0 0 1 36 36A12 12 0 0 1 50 23A13 13 0 0 1 70 23A12 12 0 0 1 84 36A11 11 0 0 1 84 54C82 44 76 38 60 38S38 44 36 54Z',
  cap: 'M36 42C36 26 46 18 60 18S84 26 84 42ZM34 40H86V46H34Z',
};

/** A drawn portrait that shows nobody: head and shoulders on a round ground. */
export function Portrait({ look, size = 112 }: { look: PortraitLook; size?: number }) {
  return (
    <Drawing size={size}>
      <circle cx={60} cy={60} r={60} style={fill(look.ground)} />
      <path
        d="M18 102.5C24 86 40 80 60 80S96 86 102 102.5A60 60 0 0 1 18 102.5Z"
        style={fill(look.garment)}
      />
      <path d="M50 70H70V84A10 10 0 0 1 50 84Z" style={fill('cream')} />
      <ellipse cx={60} cy={54} rx={21} ry={25} style={fill('cream')} />
      <path d={HAIR[look.hair]} fillRule="evenodd" style={fill(look.hairPaint)} />
    </Drawing>
  );
}
