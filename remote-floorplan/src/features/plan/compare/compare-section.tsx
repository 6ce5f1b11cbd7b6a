import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { isSampleEuroPrice } from '@mosta/shared/domain/stand-prices';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  CardContent,
  CloseIcon,
  ErrorState,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mosta/shared/ui';
import { type ReactNode, useId, useRef } from 'react';
import { nearestEntrance } from '../core/nearest-entrance';
import { inUnit, planScale } from '../core/plan-scale';
import type { OpenSides } from '../core/way';
import { useInventory } from '../data/use-inventory';
import type { LiveStands } from '../live/use-live-stands';
import { amountsOf } from '../panel/amounts';
import { StatusMark } from '../panel/status-mark';
import type { ShownPlan } from '../use-shown-plan';
import { type Comparison, MOST_COMPARED } from './use-comparison';
import { useDrawnOn } from './use-drawn-on';
import { useTaken } from './use-taken';
import { useWalks, type Walked } from './use-walks';

export type CompareSectionProps = {
  comparison: Comparison;
  shown: Pick<ShownPlan, 'hall' | 'drawing' | 'plan'>;
  live: Pick<LiveStands, 'stands' | 'statuses'>;
  /** The page where stands are chosen, if this is not it. */
  choosePath: string | undefined;
  /** Selects a stand on this page. */
  onChoose: (code: string) => void;
  /** Takes the focus when nothing is compared any more. */
  onEmpty: () => void;
};

/** Some stands side by side, with their states as they are now. */
export function CompareSection(props: CompareSectionProps) {
  const { comparison, shown, live, choosePath, onChoose, onEmpty } = props;
  const { codes } = comparison;
  const { t } = useTranslation('floorplan');
  const { isEntrance, find } = useInventory();
  const drawnOn = useDrawnOn(codes, shown);
  const walks = useWalks(drawnOn.plans);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const taken = useTaken(codes, live);
  const places = codes.map((code): Compared => {
    const plan = drawnOn.plans.get(code);
    const entrance = find(plan && nearestEntrance(plan, code, isEntrance))?.name;
    const colour = plan?.shapes.find((shape) => shape.code === code)?.colour;
    const place = { code, plan, colour, entrance, row: find(code)?.group };
    const [status, offer] = [live.statuses.get(code), live.stands.get(code)];
    return { ...place, status, offer, walked: walks.walked.get(code) };
  });
  const leave = () => {
    comparison.clear();
    onEmpty();
  };
  const remove = (code: string) => {
    if (codes.length === 1) return leave();
    comparison.remove(code);
    title.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 3, padding: { xs: 3, sm: 5 } }}>
        <Typography id={titleId} ref={title} tabIndex={-1} variant="h5" component="h2">
          {t('compare.title', { count: codes.length, most: MOST_COMPARED })}
        </Typography>
        {/* The region is there before its text, so that the text is read out. */}
        <Typography component="div" role="status" sx={{ '&:empty': { position: 'absolute' } }}>
          {taken.map((code) => t('compare.taken', { code })).join(' ')}
        </Typography>
        {(drawnOn.failed || walks.failed) && (
          <ErrorState
            title={t('compare.partial')}
            onRetry={() => {
              if (drawnOn.failed) drawnOn.retry();
              if (walks.failed) walks.retry();
            }}
          >
            {t('view.failedHelp')}
          </ErrorState>
        )}
        <Table size="small" aria-labelledby={titleId} sx={TABLE}>
          <TableHead>
            <TableRow>
              {codes.map((code) => (
                <TableCell key={code} scope="col">
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
                    {t('name.stand', { code })}
                    <IconButton
                      size="small"
                      aria-label={t('compare.remove', { code })}
                      onClick={() => remove(code)}
                    >
                      <CloseIcon fontSize="small" />
                    </IconButton>
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <Facts places={places} stands={live.stands} />
          <TableBody>
            <TableRow>
              {places.map(({ code, status }) => (
                <TableCell key={code}>
                  {status === 'free' && (
                    <Choose code={code} choosePath={choosePath} onChoose={onChoose} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
        {codes.length === 1 && (
          <Typography variant="body2" sx={{ color: 'muted' }}>
            {t('compare.more')}
          </Typography>
        )}
        <Button variant="outlined" size="small" onClick={leave} sx={{ justifySelf: 'start' }}>
          {t('compare.clear')}
        </Button>
      </CardContent>
    </Card>
  );
}

type Compared = {
  code: string;
  status: PublicStatus | undefined;
  offer: Stand | undefined;
  colour: FlatShape['colour'] | undefined;
  /** The row of the hall. */
  row: string | undefined;
  /** The drawing on which it is seen. */
  plan: FlatPlan | undefined;
  /** Name of the nearest one. */
  entrance: string | undefined;
  walked: Walked | undefined;
};

type FactsProps = Pick<LiveStands, 'stands'> & { places: readonly Compared[] };

/** What is compared: each fact under its name across the table, which leaves a phone the width for three stands. */
function Facts({ places, stands }: FactsProps) {
  const edition = useEdition();
  const { t } = useTranslation('floorplan');
  const sizeOf = (code: string) => stands.get(code)?.size;
  const language = useLanguage();
  const facts: Record<string, (place: Compared) => ReactNode> = {
    'filter.title.state': ({ status, colour }) =>
      status && (
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
        >
          <StatusMark status={status} colour={colour} />
          {t(`list.${status}`)}
        </Box>
      ),
    'panel.size': ({ offer }) =>
      offer && (offer.size === null ? t('panel.sizeUnknown') : t('panel.squareMetres', offer)),
    'compare.row': ({ row }) => row,
    'compare.sides': ({ walked }) => walked && sidesText(walked.sides),
    'filter.title.kind': ({ colour }) => colour && t(`legend.${colour}`),
    // Only what is free has a price.
    'panel.price': ({ status, offer }) => status === 'free' && offer && prices(offer),
    'panel.nearest': ({ entrance }) => entrance && t('name.entrance', { code: entrance }),
    'compare.way': ({ plan, walked }) => plan && walked?.length && wayText(plan, walked.length),
  };
  return Object.entries(facts).map(([name, valueIn]) => (
    <TableBody key={name}>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={places.length} className="fact">
          {t(name)}
        </TableCell>
      </TableRow>
      <TableRow>
        {places.map((place) => (
          <TableCell key={place.code}>{valueIn(place) || '–'}</TableCell>
        ))}
      </TableRow>
    </TableBody>
  ));

  function sidesText({ count, corner }: OpenSides): string {
    const sides = t('compare.open', { count });
    return corner ? t('compare.corner', { sides }) : sides;
  }

  function wayText(plan: FlatPlan, units: number): string {
    const scale = planScale(plan, sizeOf);
    return t(`way.length.${scale.unit}`, { count: inUnit(scale, units) });
  }

  function prices(offer: Stand): ReactNode {
    const amounts = amountsOf(offer.prices, language);
    if (amounts.length === 0) return t('panel.onQuote');
    return (
      <>
        {amounts.map((amount) => (
          <Box key={amount} component="span" sx={{ display: 'block' }}>
            {t('panel.withoutTax', { amount })}
          </Box>
        ))}
        {isSampleEuroPrice(edition, offer.size, offer.prices.EUR) && (
          <Box component="span" sx={{ display: 'block', color: 'muted' }}>
            {t('panel.sampleEuro')}
          </Box>
        )}
      </>
    );
  }
}

type ChooseProps = Pick<CompareSectionProps, 'choosePath' | 'onChoose'> & { code: string };

function Choose({ code, choosePath, onChoose }: ChooseProps) {
  const { t } = useTranslation('floorplan');
  const label = { size: 'small', 'aria-label': t('compare.chooseCode', { code }) } as const;
  if (choosePath) {
    return (
      <ButtonLink {...label} to={`${choosePath}?${new URLSearchParams({ stand: code })}`}>
        {t('compare.choose')}
      </ButtonLink>
    );
  }
  return (
    <Button {...label} variant="outlined" onClick={() => onChoose(code)}>
      {t('compare.choose')}
    </Button>
  );
}

const TABLE = {
  tableLayout: 'fixed',
  '& th, & td': { paddingInline: 2, overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& th': { fontWeight: 650 },
  '& .fact': { fontWeight: 400, color: 'muted', borderBlockEnd: 'none', paddingBlockEnd: 0 },
} as const;
