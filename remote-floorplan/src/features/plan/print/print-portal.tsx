import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { SHAPE_COLOURS, type ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box } from '@mosta/shared/ui';
import { type Ref, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { PlanStatuses } from '../core/shape-look';
import type { WayState } from '../way/use-way';
import { type SizeOf, useWayTexts } from '../way/way-texts';
import type { Occupants } from '../who/occupants';
import { indexLines } from './index-lines';
import { isolated } from './isolated';
import { PAPER, PlanSheet } from './plan-sheet';

export { pngFile, svgFile } from './sheet-export';

export type PrintedPlan = {
  plan: FlatPlan;
  statuses: PlanStatuses;
  occupants: Occupants;
  /** Whether part of the directory did not come. */
  incomplete: boolean;
  highlight: readonly string[];
  favourites: readonly string[];
  selected: string | null;
  /** Where the way begins. */
  from: string | null;
  way: WayState;
  sizeOf: SizeOf;
};

/** The kinds of places on a plan, in the legend's order. */
function kindsOf({ shapes }: FlatPlan): ShapeColour[] {
  return SHAPE_COLOURS.filter((kind) => shapes.some(({ code, colour }) => code && colour === kind));
}

const STATES = ['free', 'held', 'reserved', 'blocked'] as const;

type PrintPortalProps = PrintedPlan & { ref: Ref<SVGSVGElement> };

/** What the printer gets in place of the page: the plan on one sheet. Not on the screen, nor for assistive technology. */
export function PrintPortal({
  ref,
  occupants,
  incomplete,
  from,
  sizeOf,
  ...drawn
}: PrintPortalProps) {
  const edition = useEdition();
  const { plan, selected, way } = drawn;
  const { t, i18n } = useTranslation('floorplan');
  const language = useLanguage();
  const lines = useMemo(
    () => indexLines(occupants, drawn.favourites, language),
    [occupants, drawn.favourites, language],
  );
  const walk = useWayTexts({ plan, from: from ?? '', to: selected ?? '', way, sizeOf });
  useLayoutEffect(() => {
    const paper = new CSSStyleSheet();
    paper.replaceSync('@page { size: A3 landscape; margin: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper);
    };
  }, []);
  const [first, last] = [edition.days.at(0), edition.days.at(-1)];
  const days = first && last ? formatDateRange(language, first.date, last.date) : '';
  return createPortal(
    <Box
      aria-hidden
      sx={{
        display: 'none',
        '@media print': {
          display: 'block',
          // a little less than the paper: what is rounded up would begin a second page
          blockSize: `${PAPER.height - 1}mm`,
          overflow: 'hidden',
          colorScheme: 'light',
          printColorAdjust: 'exact',
          '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
          'body > :not(&)': { display: 'none !important' },
        },
      }}
    >
      <PlanSheet
        {...drawn}
        ref={ref}
        way={way.state === 'found' ? way.way : undefined}
        rtl={i18n.dir() === 'rtl'}
        lines={lines}
        texts={{
          title: t('label'),
          subtitle: [`${edition.product} ${edition.year}`, days, edition.city]
            .map(isolated)
            .join(' · '),
          notes: walk ? [walk.total, ...walk.steps] : [],
          states: STATES.map((status) => ({ status, text: t(`legend.${status}`) })),
          kinds: kindsOf(plan).map((colour) => ({ colour, text: t(`legend.${colour}`) })),
          own: t('legend.mine'),
          favourite: t('favourite.mine'),
          index: incomplete ? `${t('print.index')} (${t('print.incomplete')})` : t('print.index'),
          noIndex: t('print.noIndex'),
          more: (count) => t('print.more', { count }),
        }}
      />
    </Box>,
    document.body,
  );
}
