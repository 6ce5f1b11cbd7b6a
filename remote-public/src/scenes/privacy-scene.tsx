import { Palm, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

const COLUMNS = [0, 1, 2, 3, 4];
const ROWS = [0, 1, 2, 3];
/** The drawer that stands open, for whom it belongs to. */
const OPEN = { column: 3, row: 2 };

/** Everybody's own drawer, locked under a star, and somebody with the key of one. */
export const PRIVACY_SCENE: Scene = {
  sky: 'gulf',
  floor: 'sand',
  art: (
    <>
      <SkyLight x={244} y={100} />
      <g transform={`translate(330 ${GROUND})`}>
        <rect x={-18} y={-316} width={386} height={316} style={fill('clay')} />
        <path d="M-32-316H382L350-346H0Z" style={fill('saffron')} />
        {ROWS.map((row) =>
          COLUMNS.map((column) => (
            <Drawer
              key={`${row} ${column}`}
              x={column * 71}
              y={-304 + row * 74}
              isOpen={column === OPEN.column && row === OPEN.row}
            />
          )),
        )}
      </g>
      <Palm x={268} y={GROUND} size={1.2} />
      <Person x={622} y={GROUND + 26} size={1.25} coat="saffron" hair="field" wears="scarf" />
      <Key />
      <Person x={776} y={GROUND + 22} size={1.05} coat="sage" wears="cap" />
    </>
  ),
};

function Drawer({ x, y, isOpen }: { x: number; y: number; isOpen: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={64} height={66} style={fill(isOpen ? 'field' : 'cream')} />
      {isOpen ? (
        <>
          <path d="M10-10H54V30H10Z" style={fill('onBand')} />
          <path d="M18 0H46V5H18ZM18 11H40V16H18Z" style={fill('tan')} />
          <path d="M-4 24H68V70H-4Z" style={fill('cream')} />
          <Star x={32} y={46} size={0.5} paint="gulf" />
        </>
      ) : (
        <>
          <Star x={32} y={28} size={0.5} paint="gulf" />
          <path d="M29 44H35L37 56H27Z" style={fill('gulf')} />
        </>
      )}
    </g>
  );
}

function Key() {
  return (
    <g transform={`translate(662 ${GROUND - 66}) rotate(-38)`} style={fill('saffron')}>
      <path d="M0-18A18 18 0 1 1-0.1-18ZM0-8A8 8 0 1 0 0.1-8Z" fillRule="evenodd" />
      <rect x={16} y={-4} width={58} height={8} />
      <path d="M54 2H62V18H54ZM66 2H74V14H66Z" />
    </g>
  );
}
