import { OliveTree, SkyLight } from '@mosta/shared/scenes/nature';
import { Crate, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

const LINE = {
  fill: 'none',
  stroke: 'var(--mui-palette-onBand)',
  strokeWidth: 3,
  strokeDasharray: '10 8',
} as const;

/** A stand that is being set up: frame, walls, counter, crates, and its edges marked on the ground. */
export const STAND_SCENE: Scene = {
  sky: 'sand',
  floor: 'field',
  art: (
    <>
      <SkyLight x={250} y={110} />
      <path d="M84 400C180 346 300 350 420 372C580 398 700 350 820 330V400Z" style={fill('sage')} />
      <OliveTree x={214} y={GROUND} size={1.1} />
      <OliveTree x={790} y={GROUND} />
      <g transform={`translate(520 ${GROUND})`}>
        <rect x={-160} y={-176} width={320} height={176} style={fill('onBand')} />
        <rect x={-160} y={-176} width={108} height={176} style={fill('cream')} />
        <rect x={-168} y={-212} width={336} height={44} style={fill('clay')} />
        <rect x={-60} y={-200} width={120} height={20} rx={4} style={fill('cream')} />
        {[-168, -6, 158].map((x) => (
          <rect key={x} x={x} y={-212} width={10} height={212} style={fill('tan')} />
        ))}
        <rect x={-30} y={-140} width={74} height={54} style={fill('gulf')} />
        <rect x={60} y={-140} width={74} height={54} style={fill('saffron')} />
        <path d="M16-62H140V0H16Z" style={fill('field')} />
        <path d="M8-72H148V-60H8Z" style={fill('saffron')} />
      </g>
      <path d="M340 424H700" style={LINE} />
      <Ladder />
      <Person x={464} y={GROUND + 8} size={0.9} coat="gulf" wears="cap" />
      <Person x={716} y={GROUND + 26} size={0.94} coat="clay" hair="saffron" wears="scarf">
        <rect x={-34} y={-46} width={30} height={22} style={fill('saffron')} />
      </Person>
      <Crate x={300} y={GROUND + 26} paint="clay" />
      <Crate x={300} y={GROUND - 6} paint="sage" size={0.9} />
    </>
  ),
};

function Ladder() {
  return (
    <g transform={`translate(402 ${GROUND + 8})`}>
      <path d="M-6 0L22-170H30L2 0ZM34 0L56-170H64L42 0Z" style={fill('saffron')} />
      {[-30, -62, -94, -126, -156].map((y) => (
        <path key={y} d={`M${-y * 0.15 - 2} ${y}h36v7h-36Z`} style={fill('saffron')} />
      ))}
    </g>
  );
}
