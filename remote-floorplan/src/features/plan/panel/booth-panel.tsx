import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { useTranslation } from '@mosta/shared/i18n';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { KeptListNotice } from '@mosta/shared/shell';
import { Box, Button, Card, CardContent, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';
import type { PlanStatuses } from '../core/shape-look';
import type { InventoryEntry } from '../data/inventory';
import { useHallsPending, useInventory } from '../data/use-inventory';
import { FavouriteButton } from '../favourites/favourite-button';
import type { Favourites } from '../favourites/favourite-places';
import type { Session } from '../sessions/sessions';
import type { Occupant } from '../who/occupants';
import { BoothFacts } from './booth-facts';
import { KindMark } from './kind-mark';
import { OccupantFacts } from './occupant-facts';
import { OwnStar } from './own-star';
import { SessionFacts } from './session-facts';
import { StatusMark } from './status-mark';

type BoothPanelProps = {
  /** As it stands in the address: perhaps no code of the fair. */
  code: string | null;
  statuses: PlanStatuses;
  /** What the service says of it. */
  offer: Stand | undefined;
  /** Whether the drawing shows it. */
  drawn: boolean;
  /** Its colour on the drawing. */
  colour: ShapeColour | undefined;
  /** Who is on it, as the directory says. */
  occupant: Occupant | undefined;
  /** The entrance nearest to it. */
  entrance: string | undefined;
  /** What takes place in it. */
  sessions: readonly Session[] | undefined;
  /** One of the visitor's own stands. */
  own: boolean;
  favourites: Favourites;
  /** The way to it. */
  way: ReactNode;
  /** Puts it beside others. */
  compare: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  onClear: () => void;
};

/** What is known of the selected booth; a change is read out. */
export function BoothPanel(props: BoothPanelProps) {
  const { code, favourites, way, compare, actions, onClear, ...details } = props;
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  const stand = useInventory().find(code);
  const pending = useHallsPending(code !== null && !stand);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 3, minBlockSize: { lg: 236 } }}
      >
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
          <Typography id={titleId} variant="h5" component="h2">
            {t('panel.title')}
          </Typography>
          {stand?.choosable && (
            <FavouriteButton
              code={stand.code}
              name={t(`name.${stand.kind}`, { code: stand.code })}
              favourites={favourites}
            />
          )}
        </Box>
        {stand?.choosable && <KeptListNotice problem={favourites.problem} />}
        <Box aria-live="polite" aria-atomic="true">
          {stand && <BoothDetails stand={stand} {...details} />}
          {!stand && (
            <Typography sx={{ color: 'muted' }}>
              {code && !pending ? t('panel.unknown', { code }) : t('panel.empty')}
            </Typography>
          )}
        </Box>
        {way}
        {compare}
        {actions}
        {code && (
          <Button
            variant="outlined"
            size="small"
            onClick={onClear}
            sx={{ alignSelf: 'start', mt: 'auto' }}
          >
            {t('panel.clear')}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

type BoothDetailsProps = Pick<
  BoothPanelProps,
  'statuses' | 'offer' | 'drawn' | 'colour' | 'own' | 'occupant' | 'entrance' | 'sessions'
> & { stand: InventoryEntry };

function BoothDetails(props: BoothDetailsProps) {
  const { stand, statuses, offer, drawn, colour, own, occupant, entrance, sessions } = props;
  const { t } = useTranslation('floorplan');
  const place =
    stand.kind === 'stand' ? t('panel.row', { row: stand.group }) : t(`panel.${stand.kind}`);
  const status = statuses.get(stand.code);
  return (
    <>
      <Typography variant="h3" component="p" sx={{ color: 'olive' }}>
        {t(`name.${stand.kind}`, { code: stand.name })}
      </Typography>
      <Typography sx={{ color: 'muted', mt: 1 }}>
        {stand.hall ? t('list.inHall', { hall: stand.hall, title: place }) : place}
      </Typography>
      {status && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, fontWeight: 600 }}>
          <StatusMark status={status} colour={colour} />
          {status === 'free' ? t('panel.available') : t('panel.reserved')}
        </Typography>
      )}
      {status && colour && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <KindMark colour={colour} />
          {t(`legend.${colour}`)}
        </Typography>
      )}
      {own && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <OwnStar />
          {t('panel.own')}
        </Typography>
      )}
      {!own && (status === 'held' || status === 'blocked') && (
        <Typography variant="body2" sx={{ color: 'muted', mt: 1 }}>
          {t(`panel.${status}`)}
        </Typography>
      )}
      {occupant && <OccupantFacts occupant={occupant} />}
      {offer && <BoothFacts offer={offer} free={status === 'free'} entrance={entrance} />}
      {sessions && <SessionFacts sessions={sessions} />}
      {!drawn && <Typography sx={{ mt: 3 }}>{t('panel.notDrawn')}</Typography>}
    </>
  );
}
