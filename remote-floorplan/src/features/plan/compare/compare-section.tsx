import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { isSampleEuroPrice } from '@mosta/shared/domain/stand-prices';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  CardContent,
  CloseIcon,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mosta/shared/ui';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { nearestEntrance } from '../core/nearest-entrance';
import { useInventory } from '../data/use-inventory';
import type { ColoursByCode } from '../list/stand-options';
import type { LiveStands } from '../live/use-live-stands';
import { amountsOf } from '../panel/amounts';
import { StatusMark } from '../panel/status-mark';
import { type Comparison, MOST_COMPARED } from './use-comparison';
import { useTaken } from './use-taken';

export type CompareSectionProps = {
  comparison: Comparison;
  plan: FlatPlan | undefined;
  live: Pick<LiveStands, 'stands' | 'statuses'>;
  colours: ColoursByCode;
  /** The page where stands are chosen, if this is not it. */
  choosePath: string | undefined;
  /** Selects a stand on this page. */
  onChoose: (code: string) => void;
  /** Takes the focus when nothing is compared any more. */
  onEmpty: () => void;
  section: Ref<HTMLDivElement>;
};

/** Some stands side by side, with their states as they are now. */
export function CompareSection(props: CompareSectionProps) {
  const { comparison, plan, live, colours, choosePath, onChoose, onEmpty, section } = props;
  const { codes } = comparison;
  const { t } = useTranslation('floorplan');
  const { isEntrance } = useInventory();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const taken = useTaken(codes, live);
  const places = codes.map((code): Compared => {
    const entrance = plan && nearestEntrance(plan, code, isEntrance);
    const status = live.statuses.get(code);
    return { code, status, offer: live.stands.get(code), colour: colours.get(code), entrance };
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
    <Card component="section" aria-labelledby={titleId} ref={section} tabIndex={-1}>
      <CardContent sx={{ display: 'grid', gap: 3, padding: { xs: 3, sm: 5 } }}>
        <Typography id={titleId} ref={title} tabIndex={-1} variant="h5" component="h2">
          {t('compare.title', { count: codes.length, most: MOST_COMPARED })}
        </Typography>
        {/* The region is there before its text, so that the text is read out. */}
        <Typography component="div" role="status" sx={{ '&:empty': { position: 'absolute' } }}>
          {taken.map((code) => t('compare.taken', { code })).join(' ')}
        </Typography>
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
          <Facts places={places} />
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
  colour: ReturnType<ColoursByCode['get']>;
  entrance: string | undefined;
};

/** What is compared: each fact under its name across the table, which leaves a phone the width for three stands. */
function Facts({ places }: { places: readonly Compared[] }) {
  const { t } = useTranslation('floorplan');
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
    'filter.title.kind': ({ colour }) => colour && t(`legend.${colour}`),
    // Only what is free has a price.
    'panel.price': ({ status, offer }) => status === 'free' && offer && prices(offer),
    'panel.nearest': ({ entrance }) => entrance && t('name.entrance', { code: entrance }),
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
        {isSampleEuroPrice(offer.size, offer.prices.EUR) && (
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
