import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person, Row, Stall } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { moves } from '@mosta/shared/scenes/scene-motion';
import { fill } from '@mosta/shared/ui';

/** A stand is weighed against its price, and the bill runs over the counter as it is counted. */
export const SIMULATION_SCENE: Scene = {
  sky: 'wheat',
  floor: 'clay',
  art: (
    <>
      <SkyLight x={244} y={104} />
      <path d="M84 400C200 336 320 346 440 368C600 396 720 340 820 322V400Z" style={fill('sage')} />
      <OliveTree x={216} y={GROUND} size={1.2} />
      <Person x={772} y={356} size={1.24} coat="clay" hair="gulf" wears="scarf" />
      <Scales />
      <path d="M344 334H820V440H344Z" style={fill('field')} />
      <path d="M332 322H820V340H332Z" style={fill('tan')} />
      <Bill />
      <Person x={288} y={GROUND + 24} size={1.16} coat="gulf" wears="hat">
        <path d="M4-52H36V-10H4Z" style={fill('onBand')} />
        <path d="M10-44H30V-40H10ZM10-34H30V-30H10ZM10-24H24V-20H10Z" style={fill('tan')} />
      </Person>
    </>
  ),
};

/** Coins in each pile on the pan. */
const PILES = [5, 8, 3];

function Scales() {
  return (
    <g transform="translate(534 112)">
      <path d="M-8 0H8V192H44L56 212H-56L-44 192H-8Z" style={fill('gulf')} />
      <g {...moves('rock')}>
        <path
          d="M-196 124L-136 0L-76 124M196 124L136 0L76 124"
          style={{ fill: 'none', stroke: 'var(--mui-palette-tan)', strokeWidth: 4 }}
        />
        <rect x={-150} y={-7} width={300} height={14} rx={7} style={fill('gulf')} />
        <Stall
          x={-136}
          y={124}
          size={0.56}
          awning={['clay', 'onBand']}
          goods={<Row paint="saffron" />}
        />
        {PILES.map((coins, pile) =>
          Array.from({ length: coins }, (_, coin) => (
            <rect
              key={`${pile} ${coin}`}
              x={84 + pile * 36}
              y={114 - coin * 11}
              width={33}
              height={10}
              rx={4}
              style={fill(coin % 2 ? 'tan' : 'saffron')}
            />
          )),
        )}
        {[-136, 136].map((x) => (
          <path
            key={x}
            d={`M${x - 70} 124H${x + 70}A70 34 0 0 1 ${x - 70} 124Z`}
            style={fill('clay')}
          />
        ))}
      </g>
      <Star x={0} y={0} size={0.9} />
      <Star x={0} y={0} size={0.44} paint="clay" />
    </g>
  );
}

/** Lines without figures, and the star of the fair under the sum. */
function Bill() {
  return (
    <g transform="translate(640 324)">
      <path d="M0 0H58V104L49 96L39 104L29 96L19 104L10 96L0 104Z" style={fill('onBand')} />
      <path d="M8 12H34V17H8ZM8 26H30V31H8ZM8 40H36V45H8Z" style={fill('tan')} />
      <path
        d="M42 12H50V17H42ZM42 26H50V31H42ZM42 40H50V45H42ZM8 54H50V58H8Z"
        style={fill('clay')}
      />
      <Star x={29} y={76} size={0.5} />
    </g>
  );
}
