import { OliveTree, SkyLight, WheatRow } from '@mosta/shared/scenes/nature';
import { Crate, Person, Row } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** From the field to the table in one picture: harvest, mill, lorry, a table that is laid. */
export const SECTOR_SCENE: Scene = {
  sky: 'wheat',
  floor: 'clay',
  art: (
    <>
      <SkyLight x={250} y={96} size={0.9} />
      <path d="M84 400C150 296 290 302 420 326C560 350 700 310 820 296V400Z" style={fill('sage')} />
      <path d="M84 400C150 350 240 352 320 372V400Z" style={fill('field')} />
      <WheatRow x={110} y={GROUND + 4} to={200} />
      <Person x={236} y={GROUND + 6} size={0.78} coat="gulf" wears="hat">
        <path d="M16-40L40-96L46-94L24-34Z" style={fill('saffron')} />
      </Person>
      <Mill />
      <Lorry />
      <OliveTree x={622} y={GROUND} size={1.1} />
      <Table />
    </>
  ),
};

function Mill() {
  return (
    <g transform={`translate(350 ${GROUND})`}>
      <path d="M-46 0L-34-128H34L46 0Z" style={fill('onBand')} />
      <path d="M-40-128L0-176L40-128Z" style={fill('clay')} />
      <path d="M-14 0V-34A14 14 0 0 1 14-34V0Z" style={fill('field')} />
      {[20, 110, 200, 290].map((turn) => (
        <path
          key={turn}
          d="M-3 0V-96H22V-22H3V0Z"
          transform={`translate(0 -122) rotate(${turn})`}
          style={fill('saffron')}
        />
      ))}
      <circle cy={-122} r={8} style={fill('field')} />
    </g>
  );
}

function Lorry() {
  return (
    <g transform={`translate(444 ${GROUND + 8})`}>
      <rect x={0} y={-92} width={96} height={74} rx={4} style={fill('cream')} />
      <g transform="translate(48 -18)">
        <Row paint="saffron" count={4} radius={9} />
      </g>
      <path d="M100-18V-72H132L152-46V-18Z" style={fill('gulf')} />
      <path d="M108-64H129L141-46H108Z" style={fill('cream')} />
      {[26, 124].map((x) => (
        <g key={x}>
          <circle cx={x} cy={-16} r={16} style={fill('field')} />
          <circle cx={x} cy={-16} r={6} style={fill('cream')} />
        </g>
      ))}
    </g>
  );
}

function Table() {
  return (
    <>
      <Person x={682} y={GROUND + 4} size={0.82} coat="grove" hair="clay" wears="scarf" />
      <Person x={772} y={GROUND + 4} size={0.82} coat="saffron" />
      <g transform={`translate(728 ${GROUND + 22})`}>
        <path d="M-88-62H88V-50H-88Z" style={fill('onBand')} />
        <path d="M-76-50H-66L-62 0H-72ZM66-50H76L72 0H62Z" style={fill('tan')} />
        <g transform="translate(-48 -62)">
          <path d="M-22-14H22A22 14 0 0 1-22-14Z" style={fill('gulf')} />
          <g transform="translate(0 -12)">
            <Row paint="sage" count={3} radius={6} />
          </g>
        </g>
        <g transform="translate(8 -62)">
          <path d="M-12 0V-22L-5-34V-48H5V-34L12-22V0Z" style={fill('saffron')} />
        </g>
        <g transform="translate(54 -62)">
          <path d="M-26 0A26 18 0 0 1 26 0Z" style={fill('tan')} />
        </g>
      </g>
      <Crate x={600} y={GROUND + 24} paint="clay" size={0.7} />
    </>
  );
}
