import { Boat, SkyLight, Star, Waves } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill, type Paint } from '@mosta/shared/ui';

/** Banners along the quay: those who stand behind the fair. */
export const SPONSORS_SCENE: Scene = {
  sky: 'wheat',
  floor: 'sand',
  art: (
    <>
      <SkyLight x={262} y={120} size={1.1} />
      <path d="M120 400C170 346 200 288 320 288H820V400Z" style={fill('gulf')} />
      <Waves x={240} y={318} to={820} />
      <Boat x={258} y={334} size={0.66} />
      <Banner x={356} cloth="clay" mark="saffron" />
      <Banner x={444} cloth="field" mark="cream" />
      <Banner x={532} cloth="saffron" mark="clay" />
      <Banner x={620} cloth="gulf" mark="onBand" />
      <Banner x={708} cloth="clay" mark="cream" />
      <Person x={400} y={GROUND + 26} size={0.8} coat="grove" wears="hat" />
      <Person x={664} y={GROUND + 26} size={0.8} coat="clay" hair="field" wears="scarf" />
    </>
  ),
};

function Banner({ x, cloth, mark }: { x: number; cloth: Paint; mark: Paint }) {
  return (
    <g transform={`translate(${x} ${GROUND + 14})`}>
      <rect x={-4} y={-308} width={8} height={308} style={fill('tan')} />
      <rect x={-4} y={-308} width={68} height={6} style={fill('tan')} />
      <path d="M4-300H62V-128L33-148L4-128Z" style={fill(cloth)} />
      <Star x={33} y={-244} size={0.8} paint={mark} />
      <rect x={16} y={-206} width={34} height={8} style={fill(mark)} />
      <rect x={22} y={-190} width={22} height={8} style={fill(mark)} />
      <path d="M-16 0V-10H16V0Z" style={fill('field')} />
    </g>
  );
}
