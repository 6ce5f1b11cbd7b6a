import { OliveTree, Palm, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Flag, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** The gate of the fair, and people who come in. */
export const VISITOR_SCENE: Scene = {
  sky: 'sand',
  floor: 'clay',
  art: (
    <>
      <SkyLight x={244} y={110} />
      <path d="M84 400C200 330 320 340 440 366H820V400Z" style={fill('sage')} />
      <Palm x={264} y={GROUND} size={1.2} />
      <Palm x={788} y={GROUND} />
      <Gate />
      <OliveTree x={206} y={GROUND} paint="field" />
      <Flag x={330} y={GROUND} paint="gulf" />
      <Flag x={716} y={GROUND} paint="gulf" />
      <Person x={468} y={GROUND + 4} size={0.66} coat="gulf" wears="hat" />
      <Person x={548} y={GROUND + 8} size={0.7} coat="clay" hair="saffron" wears="scarf" />
      <Person x={586} y={GROUND + 8} size={0.5} coat="sage" />
      <Person x={402} y={GROUND + 30} size={0.86} coat="saffron" wears="cap" />
      <Person x={650} y={GROUND + 30} size={0.86} coat="cream" hair="gulf" wears="scarf" />
    </>
  ),
};

function Gate() {
  return (
    <g transform={`translate(522 ${GROUND})`}>
      <path d="M-170 0V-196H170V0Z" style={fill('onBand')} />
      <path
        d="M-182-196V-214H-150V-232H-118V-214H-86V-232H-54V-214H-16V-232H16V-214H54V-232H86V-214H118V-232H150V-214H182V-196Z"
        style={fill('clay')}
      />
      <path d="M-96 0V-96A96 84 0 0 1 96-96V0Z" style={fill('field')} />
      <path d="M-76 0V-92A76 68 0 0 1 76-92V0Z" style={fill('saffron')} />
      {[-134, 134].map((x) => (
        <g key={x}>
          <path
            d="M-20 0V-60A20 20 0 0 1 20-60V0Z"
            transform={`translate(${x} 0)`}
            style={fill('gulf')}
          />
          <Star x={x} y={-128} size={0.9} paint="gulf" />
          <Star x={x} y={-128} size={0.42} paint="saffron" />
        </g>
      ))}
    </g>
  );
}
