import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** The organisers around their table, under the plan that they work on. */
export const TEAM_SCENE: Scene = {
  sky: 'sand',
  floor: 'clay',
  art: (
    <>
      <rect x={186} width={634} height={400} style={fill('wheat')} />
      <Window />
      <PlanOnTheWall />
      <Person x={300} y={GROUND} size={1.06} coat="gulf" hair="clay" wears="scarf" />
      <Person x={384} y={GROUND} size={1.1} coat="onBand" />
      <Person x={468} y={GROUND} size={1.02} coat="clay" hair="field" />
      <Person x={552} y={GROUND} size={1.1} coat="saffron" hair="grove" wears="scarf" />
      <Person x={636} y={GROUND} size={1.04} coat="grove" hair="field" />
      <Person x={720} y={GROUND} size={1.08} coat="gulf" hair="field" />
      <path
        d="M226-64H786L800-50H212Z"
        transform={`translate(0 ${GROUND + 26})`}
        style={fill('tan')}
      />
      <path
        d="M240-50H772V14H240Z"
        transform={`translate(0 ${GROUND + 26})`}
        style={fill('field')}
      />
      {[320, 420, 520, 620, 700].map((x, index) => (
        <g key={x} transform={`translate(${x} ${GROUND - 38})`}>
          {index % 2 === 0 ? (
            <path d="M-30 0L-22-9H30L22 0Z" style={fill('onBand')} />
          ) : (
            <path d="M-8 0V-16H8V0Z" style={fill('clay')} />
          )}
        </g>
      ))}
    </>
  ),
};

function Window() {
  return (
    <>
      <path d="M222 250V110A56 56 0 0 1 334 110V250Z" style={fill('gulf')} />
      {/* A drawing of its own cuts off the stars beyond the frame. */}
      <svg aria-hidden x={222} y={54} width={112} height={196} viewBox="222 54 112 196">
        <SkyLight x={278} y={120} size={0.45} />
      </svg>
      <path d="M222 214C250 200 300 202 334 190V250H222Z" style={fill('sage')} />
      <path d="M275 54H281V250H275Z" style={fill('onBand')} />
    </>
  );
}

/** Rows of stands on a sheet, the chosen ones coloured. */
function PlanOnTheWall() {
  const rows = [0, 1, 2, 3];
  const columns = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <g transform="translate(420 60)">
      <rect width={330} height={170} rx={6} style={fill('onBand')} />
      {rows.flatMap((row) =>
        columns.map((column) => (
          <rect
            key={`${row} ${column}`}
            x={26 + column * 36}
            y={24 + row * 34}
            width={26}
            height={20}
            style={fill(
              (row * 3 + column * 5) % 7 === 0 ? 'clay' : (row + column) % 3 ? 'sage' : 'saffron',
            )}
          />
        )),
      )}
      <Star x={304} y={150} size={0.5} paint="field" />
    </g>
  );
}
