import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Crate, Flag, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** Those who make the fair run: at the welcome desk, with crates, with a plan in the hand. */
export const STAFF_SCENE: Scene = {
  sky: 'wheat',
  floor: 'sage',
  art: (
    <>
      <SkyLight x={620} y={104} />
      <path
        d="M84 400C200 340 340 350 470 372C600 392 720 350 820 336V400Z"
        style={fill('field')}
      />
      <OliveTree x={196} y={GROUND} size={1.2} />
      <Flag x={790} y={GROUND} paint="clay" />
      <Desk />
      <Person x={556} y={GROUND + 24} size={1.12} coat="clay" hair="field" wears="cap">
        <Vest />
        <path d="M14-52L52-66L62-30L24-16Z" style={fill('onBand')} />
      </Person>
      <Person x={690} y={GROUND + 24} size={1.12} coat="clay" hair="grove" wears="scarf">
        <Vest />
      </Person>
      <Crate x={690} y={GROUND - 8} paint="sage" size={1.1} />
      <Crate x={776} y={GROUND + 26} paint="clay" />
    </>
  ),
};

/** The mark of the team. */
function Vest() {
  return <Star x={0} y={-36} size={0.42} />;
}

function Desk() {
  return (
    <g transform={`translate(360 ${GROUND + 12})`}>
      <Person x={-44} y={-40} size={1.06} coat="clay" hair="saffron" wears="scarf" />
      <Person x={52} y={-40} size={1.06} coat="clay" wears="cap" />
      <rect x={-126} y={-232} width={8} height={232} style={fill('tan')} />
      <rect x={118} y={-232} width={8} height={232} style={fill('tan')} />
      <path d="M-138-244H138V-206H-138Z" style={fill('gulf')} />
      <Star x={-60} y={-225} size={0.5} paint="onBand" />
      <Star x={0} y={-225} size={0.5} paint="saffron" />
      <Star x={60} y={-225} size={0.5} paint="onBand" />
      <path d="M-126-84H126V-70H-126Z" style={fill('saffron')} />
      <path d="M-118-70H118V0H-118Z" style={fill('field')} />
      <Star x={0} y={-34} size={0.8} paint="cream" />
    </g>
  );
}
