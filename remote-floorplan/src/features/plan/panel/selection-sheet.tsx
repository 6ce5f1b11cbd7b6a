import { FOOT_TAKEN } from '@mosta/shared/contract/foot-of-screen';
import { useBottomBar } from '@mosta/shared/forms/use-bottom-bar';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { KeptListNotice } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, ButtonLink, CloseIcon, IconButton } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FavouriteButton } from '../favourites/favourite-button';
import type { Favourites } from '../favourites/favourite-places';
import type { StandOption } from '../list/stand-options';
import { useElementSize } from '../view/use-element-size';
import type { Occupant } from '../who/occupants';
import { PlaceSummary } from './place-summary';

type SelectionSheetProps = {
  option: StandOption;
  occupant: Occupant | undefined;
  favourites: Favourites;
  /** Where a free stand is chosen, if not on this page. */
  chooseAt: string | undefined;
  /** Puts it beside others. */
  compare: ReactNode;
  /** Within the plan, which fills the screen; else over the page. */
  inPlace: boolean;
  /** Leads to all that is known and can be done. */
  onDetails: () => void;
  onClear: () => void;
  /** How much of the foot of the window it takes, in CSS pixels; nothing once it is gone. */
  onHeight: (height: number) => void;
};

/** The selection at the foot of the window, while its panel is out of sight: on a phone, and in full screen. */
export function SelectionSheet(props: SelectionSheetProps) {
  const { option, occupant, favourites, chooseAt, compare, inPlace } = props;
  const { onDetails, onClear, onHeight } = props;
  const { t } = useTranslation('floorplan');
  const { phase } = useEdition();
  const box = useRef<HTMLElement>(null);
  const height = useElementSize(box)?.height ?? 0;
  useBottomBar(box);
  useEffect(() => {
    onHeight(height);
    return () => onHeight(0);
  }, [height, onHeight]);
  const content = (
    <Box
      component="section"
      ref={box}
      {...{ [FOOT_TAKEN]: '' }}
      aria-label={t('sheet.label')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 'modal',
        marginInline: 'auto',
        maxInlineSize: 560,
        bgcolor: 'surface',
        border: '1px solid',
        borderColor: 'line',
        borderStartStartRadius: RADIUS.card,
        borderStartEndRadius: RADIUS.card,
        paddingInline: 5,
        paddingBlockStart: 3,
        paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
        display: 'grid',
        gap: 3,
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
        <PlaceSummary option={option} occupant={occupant} />
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          {option.stand.choosable && (
            <FavouriteButton code={option.stand.code} name={option.name} favourites={favourites} />
          )}
          <IconButton size="small" aria-label={t('panel.clear')} onClick={onClear}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <KeptListNotice problem={favourites.problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {option.status === 'free' && chooseAt && (
          <ButtonLink to={chooseAt} variant={phase === 'after' ? 'text' : 'contained'}>
            {t('sheet.choose')}
          </ButtonLink>
        )}
        {occupant && <ButtonLink to={occupant.address}>{t('sheet.exhibitor')}</ButtonLink>}
        <Button variant="outlined" onClick={onDetails}>
          {t('sheet.details')}
        </Button>
        {compare}
      </Box>
    </Box>
  );
  return inPlace ? content : createPortal(content, document.body);
}
