import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonBase, PlainList } from '@mosta/shared/ui';
import { PLAN_GROUPS, PLAN_SHEET } from '../view/plan-colours';
import type { Desk } from './desk';
import { type GroupLook, groupLook, SLANTS } from './group-looks';

type DeskLegendProps = { desk: Desk; onChoose: (codes: string[]) => void };

/** What the looks mean, and how many stands have each; a press chooses them all. */
export function DeskLegend({ desk: { places, groups }, onChoose }: DeskLegendProps) {
  const { t } = useTranslation('floorplan');
  const members = groups.map((_, index) => places.filter(({ group }) => group === index));
  return (
    <PlainList aria-label={t('desk.groups')} sx={LIST}>
      {groups.map((label, index) => {
        const codes = (members[index] ?? []).map(({ code }) => code);
        return (
          codes.length > 0 && (
            <li key={label}>
              <ButtonBase onClick={() => onChoose(codes)} sx={ENTRY}>
                <Swatch look={groupLook(index, PLAN_GROUPS.grounds.length)} />
                {t('desk.group', { label, count: codes.length })}
              </ButtonBase>
            </li>
          )
        );
      })}
    </PlainList>
  );
}

function Swatch({ look: { ground, pattern } }: { look: GroupLook }) {
  const lines = { '-1': 'M0 8L8 0M0 20L20 0M8 20L20 8', '1': 'M0 0L20 20M12 0L20 8M0 12L8 20' };
  return (
    <Box component="svg" viewBox="0 0 20 20" aria-hidden="true" sx={{ inlineSize: 18 }}>
      <rect
        width="20"
        height="20"
        fill={PLAN_GROUPS.grounds[ground]}
        stroke={PLAN_SHEET.stroke}
        strokeWidth="2"
      />
      {SLANTS[pattern].map((slant) => (
        <path key={slant} d={lines[slant]} stroke={PLAN_GROUPS.line} />
      ))}
    </Box>
  );
}

const LIST = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mt: 3 } as const;
const ENTRY = {
  ...{ display: 'flex', gap: 2, minBlockSize: 36, paddingInline: 2, typography: 'body2' },
  ...{ borderRadius: RADIUS.small, '&:hover': { bgcolor: 'wheat' } },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'olive' },
} as const;
