import { OliveTree, Palm, Star } from '@mosta/shared/scenes/nature';
import { Arches, Flag, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { moves } from '@mosta/shared/scenes/scene-motion';
import { fill } from '@mosta/shared/ui';

/** A hotel at night: lit windows, a room in which somebody sleeps already, and guests who arrive with their luggage. */
export const STAY_SCENE: Scene = {
  sky: 'gulf',
  floor: 'clay',
  art: (
    <>
      <Moon />
      <path d="M84 400C200 330 340 350 470 372C620 396 720 330 820 318V400Z" style={fill('sage')} />
      <Palm x={374} y={GROUND} size={1.3} />
      <Hotel />
      <OliveTree x={800} y={GROUND} size={1.2} paint="grove" />
      <OliveTree x={214} y={GROUND} />
      <Person x={312} y={GROUND + 28} size={0.86} coat="saffron" wears="hat">
        <Suitcase x={40} />
      </Person>
      <Person x={254} y={GROUND + 28} size={0.86} coat="cream" hair="gulf" wears="scarf" />
      <Person x={520} y={GROUND + 14} size={0.8} coat="field" wears="cap" />
    </>
  ),
};

/** It is always night here: a page of places to sleep. */
function Moon() {
  return (
    <g transform="translate(300 112)">
      <g {...moves('rise')} style={fill('saffron')}>
        <path d="M24-42A48 48 0 1 0 24 42A44 44 0 0 1 24-42Z" />
        {[
          [-110, -36],
          [-150, 46],
          [84, -44],
          [-60, 92],
        ].map(([x = 0, y = 0]) => (
          <Star key={x} x={x} y={y} size={0.28} />
        ))}
      </g>
    </g>
  );
}

/** Windows of each floor: whether they are lit; the room with the bed takes the place of two. */
const FLOORS = [
  { y: 132, lit: [true, false, true, true, false] },
  { y: 218, lit: [false, true] },
] as const;

function Hotel() {
  return (
    <g transform="translate(436 0)">
      <path d="M0 400V100H330V400Z" style={fill('onBand')} />
      <path d="M-12 100V84H342V100Z" style={fill('clay')} />
      <path d="M110 84V40H220V84Z" style={fill('field')} />
      <Star x={165} y={62} size={0.66} />
      <Flag x={34} y={84} paint="saffron" size={0.5} />
      <Flag x={284} y={84} paint="saffron" size={0.5} />
      {FLOORS.map(({ y, lit }) =>
        lit.map((isLit, index) => (
          <Arches
            key={`${y} ${index}`}
            x={24 + index * 60}
            y={y + 58}
            count={1}
            width={40}
            height={58}
            paint={isLit ? 'saffron' : 'gulf'}
          />
        )),
      )}
      <path d="M12 190H318V198H12Z" style={fill('tan')} />
      <Room />
      <path d="M12 292H318V300H12Z" style={fill('tan')} />
      <Arches x={24} y={GROUND} count={2} width={48} height={76} paint="saffron" />
      <Arches x={198} y={GROUND} count={2} width={48} height={76} paint="saffron" />
      <path d="M138 400V330A27 27 0 0 1 192 330V400Z" style={fill('field')} />
      <path d="M132 324H198L206 344H124Z" style={fill('clay')} />
    </g>
  );
}

/** A room without its wall: lamp, bed, and whoever sleeps in it. */
function Room() {
  return (
    <g transform="translate(144 212)">
      <path d="M0 0H164V76H0Z" style={fill('saffron')} />
      <path d="M20 14H52V42H20Z" style={fill('gulf')} />
      <path d="M132 0H136V16H148L154 30H114L120 16H132Z" style={fill('clay')} />
      <path d="M10 36H18V76H10ZM150 52H156V76H150Z" style={fill('field')} />
      <path d="M18 56H150V70H18Z" style={fill('onBand')} />
      <path d="M20 46H46A8 8 0 0 1 46 58H20Z" style={fill('onBand')} />
      <circle cx={44} cy={46} r={11} style={fill('tan')} />
      <path
        d="M33 46A11 11 0 0 1 46 35C40 40 38 46 38 54A11 11 0 0 1 33 46Z"
        style={fill('grove')}
      />
      <path d="M54 66C58 40 80 40 104 44C130 40 146 46 150 66Z" style={fill('gulf')} />
      <Star x={92} y={55} size={0.3} />
      <Star x={122} y={56} size={0.3} />
    </g>
  );
}

function Suitcase({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-9-36V-48H9V-36H5V-44H-5V-36Z" style={fill('tan')} />
      <rect x={-24} y={-36} width={48} height={34} rx={5} style={fill('field')} />
      <path d="M-24-26H24V-20H-24Z" style={fill('saffron')} />
    </g>
  );
}
