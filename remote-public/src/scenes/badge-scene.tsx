import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Arches, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** A badge on its ribbon, larger than life, and the people who wear one. */
export const BADGE_SCENE: Scene = {
  sky: 'wheat',
  floor: 'field',
  art: (
    <>
      <SkyLight x={262} y={120} size={0.9} />
      <path d="M84 400C200 340 320 350 440 372C600 400 720 350 820 330V400Z" style={fill('sage')} />
      <rect x={196} y={306} width={170} height={94} style={fill('onBand')} />
      <rect x={188} y={296} width={186} height={14} style={fill('clay')} />
      <Arches x={210} y={GROUND} count={4} width={24} height={56} gap={14} paint="gulf" />
      <Badge />
      <Person x={410} y={GROUND + 22} size={0.9} coat="gulf" wears="hat">
        <Tag />
      </Person>
      <Person x={740} y={GROUND + 22} size={0.9} coat="saffron" hair="clay" wears="scarf">
        <Tag />
      </Person>
      <Person x={790} y={GROUND + 24} size={0.7} coat="grove">
        <Tag />
      </Person>
    </>
  ),
};

function Tag() {
  return (
    <>
      <path d="M-10-58L0-34L10-58L6-60L0-46L-6-60Z" style={fill('clay')} />
      <rect x={-9} y={-36} width={18} height={22} rx={2} style={fill('onBand')} />
    </>
  );
}

const CELL = 13;
/** Cells of a drawn code: no code that can be read. */
const CELLS = ['1110111', '1010101', '1110111', '0001000', '1011101', '1100110', '1011011'];

function Badge() {
  return (
    <g transform="translate(580 196) rotate(4)">
      <path d="M-74-230L-22-96H-4L-56-230ZM74-230L22-96H4L56-230Z" style={fill('clay')} />
      <rect x={-24} y={-104} width={48} height={20} rx={6} style={fill('saffron')} />
      <rect x={-98} y={-88} width={196} height={258} rx={16} style={fill('onBand')} />
      <path d="M-98-30V-72A16 16 0 0 1-82-88H82A16 16 0 0 1 98-72V-30Z" style={fill('gulf')} />
      <Star x={0} y={-58} size={0.86} />
      <rect x={-70} y={-10} width={140} height={14} rx={4} style={fill('field')} />
      <rect x={-70} y={14} width={96} height={9} rx={4} style={fill('tan')} />
      {CELLS.flatMap((row, y) =>
        [...row].map((cell, x) =>
          cell === '1' ? (
            <rect
              key={`${x} ${y}`}
              x={-46 + x * CELL}
              y={42 + y * CELL}
              width={CELL}
              height={CELL}
              style={fill('field')}
            />
          ) : null,
        ),
      )}
    </g>
  );
}
