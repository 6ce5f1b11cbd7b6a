import type { NavigationGroupId } from '@mosta/shared/contract/navigation';
import { Boat, OliveTree, Palm, SkyLight, Star, Waves } from '@mosta/shared/scenes/nature';
import { Arches, Crate, Flag, Person, Row, Stall } from '@mosta/shared/scenes/people';
import { Box, fill, type Paint } from '@mosta/shared/ui';
import type { ComponentType, ReactNode } from 'react';

/** A drawing for each menu: the fair, a stand, the way in, the place. They are fetched when a menu is opened. */
export const MENU_DRAWINGS: Readonly<Record<NavigationGroupId, ComponentType>> = {
  accueil: Fair,
  exposition: Stand,
  visite: WayIn,
  salon: Coast,
};

const GROUND = 340;

function Picture({ sky, floor, children }: { sky: Paint; floor: Paint; children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 380"
      preserveAspectRatio="xMidYMax slice"
      sx={{ bgcolor: sky }}
    >
      {children}
      <rect x={-400} y={GROUND} width={1120} height={200} style={fill(floor)} />
    </Box>
  );
}

/** The hall under its flags, between olive trees. */
function Fair() {
  return (
    <Picture sky="wheat" floor="sage">
      <SkyLight x={240} y={96} />
      <Flag paint="gulf" x={92} y={214} />
      <Flag paint="clay" x={206} y={214} />
      <path d="M60 214L160 154L260 214Z" style={fill('clay')} />
      <rect x={74} y={212} width={172} height={130} style={fill('field')} />
      <Arches x={92} y={GROUND} count={4} paint="saffron" width={26} height={64} />
      <Star x={160} y={192} size={0.6} paint="cream" />
      <OliveTree x={40} y={GROUND + 2} size={1.1} />
      <OliveTree x={288} y={GROUND + 2} size={1.3} />
    </Picture>
  );
}

/** A stand with what is sold there, and somebody who asks. */
function Stand() {
  return (
    <Picture sky="gulf" floor="sand">
      <Star x={70} y={92} size={0.9} />
      <Star x={236} y={64} size={0.6} paint="onBand" />
      <Stall
        x={146}
        y={GROUND + 2}
        width={214}
        awning={['clay', 'onBand']}
        goods={<Row paint="saffron" count={7} radius={11} />}
      />
      <Person x={126} y={GROUND - 20} size={0.9} coat="sage" hair="clay" wears="scarf" />
      <rect x={47} y={GROUND - 42} width={198} height={44} style={fill('field')} />
      <Person x={268} y={GROUND + 16} size={1.15} coat="saffron" wears="hat" />
      <Crate x={56} y={GROUND + 22} paint="clay" size={0.9} />
    </Picture>
  );
}

/** Those who come, through the gate of the star. */
function WayIn() {
  return (
    <Picture sky="sand" floor="clay">
      <path
        d="M50 342V176A110 110 0 0 1 270 176V342H230V180A70 70 0 0 0 90 180V342Z"
        style={fill('gulf')}
      />
      <Star x={160} y={92} size={1.2} />
      <Palm x={28} y={GROUND + 2} size={1.3} />
      <Person x={128} y={GROUND + 10} size={1.3} coat="clay" hair="field" wears="scarf" />
      <Person x={196} y={GROUND + 14} size={1.4} coat="grove" wears="cap" />
      <Person x={276} y={GROUND + 24} size={1.1} coat="saffron" />
      <g transform="translate(196 302)">
        <rect x={-11} y={-8} width={22} height={28} rx={3} style={fill('onBand')} />
        <Star x={0} y={6} size={0.28} paint="clay" />
      </g>
    </Picture>
  );
}

/** The coast: a boat before the port and the hills. */
function Coast() {
  return (
    <Picture sky="wheat" floor="sand">
      <SkyLight x={226} y={104} />
      <path d="M-400 250Q-60 150 90 196T420 180V400H-400Z" style={fill('sage')} />
      <rect x={-400} y={226} width={1120} height={140} style={fill('gulf')} />
      <Waves x={-20} y={262} to={420} />
      <Boat x={142} y={252} size={1.1} />
      <Palm x={290} y={GROUND + 2} size={1.35} />
    </Picture>
  );
}
