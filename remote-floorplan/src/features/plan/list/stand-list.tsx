import { useTranslation } from '@mosta/shared/i18n';
import { Box, Card, CardContent, Typography } from '@mosta/shared/ui';
import { memo, type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { NEEDS_SCRIPTS } from '../plan-layout';
import type { Occupants } from '../who/occupants';
import { LIST_STYLE } from './list-style';
import { OptionGroup } from './option-group';
import { type ColoursByCode, grouped, type StandOption } from './stand-options';
import { useGroupsByTurns } from './use-groups-by-turns';
import { useListKeyboard } from './use-list-keyboard';

type StandListProps = {
  selected: string | null;
  onSelect: (code: string) => void;
  /** A choice by pointer, which may bring the plan into view. */
  onChoose: (code: string) => void;
  colours: ColoursByCode;
  /** What is listed: what a search has found, or everything. */
  options: readonly StandOption[];
  occupants: Occupants;
  /** The visitor's own stands. */
  own: readonly string[];
  favourites: ReadonlySet<string>;
  /** Puts the selected stand beside others; shown while the list has it. */
  compare: ReactNode;
};

/** The plan for keyboards and screen readers, and for whoever knows the code: one listbox. */
export const StandList = memo(function StandList(props: StandListProps) {
  const { selected, onSelect, onChoose, colours, options: shown, occupants, own } = props;
  const { favourites, compare } = props;
  const { t } = useTranslation('floorplan');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => grouped(shown, t), [shown, t]);
  const onKeyDown = useListKeyboard(shown, selected, onSelect);
  const optionId = useCallback((code: string) => `${id}-${code.replaceAll(' ', '-')}`, [id]);
  const active = shown.some(({ stand }) => stand.code === selected) ? selected : null;
  const drawn = useGroupsByTurns(groups, active);

  // scrollIntoView would move the page too when the choice was made on the drawing. Rows change their height when the
  // page is put into the document and when its typeface arrives: what was in view would not be any more.
  useEffect(() => {
    const box = list.current;
    if (!box || !active) return;
    const show = () => {
      const row = box.querySelector<HTMLElement>('.chosen');
      if (!row) return;
      const top = row.offsetTop;
      if (top < box.scrollTop + HEADING_ROOM) box.scrollTop = top - HEADING_ROOM;
      else if (top + row.offsetHeight > box.scrollTop + box.clientHeight) {
        box.scrollTop = top + row.offsetHeight - box.clientHeight;
      }
    };
    show();
    const observer = new ResizeObserver(show);
    for (const group of box.children) observer.observe(group);
    return () => observer.disconnect();
  }, [active]);

  return (
    // On paper the sheet has an index; whoever prints before its script is there gets no list of all places either. Without
    // scripts nothing fills it.
    <Card component="section" aria-labelledby={`${id}-title`} sx={NEEDS_SCRIPTS}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Typography id={`${id}-title`} variant="h5" component="h2">
          {t('list.title')}
        </Typography>
        <Box component="span" id={`${id}-own`} sx={{ display: 'none' }}>
          {t('panel.own')}
        </Box>
        <Box component="span" id={`${id}-favourite`} sx={{ display: 'none' }}>
          {t('favourite.is')}
        </Box>
        {typeof document === 'undefined' ? (
          // Its states would be those of the build; a list takes this height always.
          <Box sx={{ blockSize: LIST_STYLE.maxBlockSize }} />
        ) : shown.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('list.count', { count: 0 })}</Typography>
        ) : (
          <Box
            ref={list}
            role="listbox"
            tabIndex={0}
            aria-label={t('list.label')}
            aria-activedescendant={active ? optionId(active) : undefined}
            onKeyDown={onKeyDown}
            sx={LIST_STYLE}
          >
            {drawn.map(({ key, title, options }) => (
              <OptionGroup
                key={key}
                title={title}
                options={options}
                selected={options.some(({ stand }) => stand.code === active) ? active : null}
                optionId={optionId}
                onSelect={onChoose}
                colours={colours}
                own={own}
                occupants={occupants}
                ownId={`${id}-own`}
                favourites={favourites}
                favouriteId={`${id}-favourite`}
              />
            ))}
          </Box>
        )}
        {active && compare}
      </CardContent>
    </Card>
  );
});

/** Height of the heading that stays at the top of the list while its group scrolls under it. */
const HEADING_ROOM = 36;
