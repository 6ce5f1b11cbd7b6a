import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Button, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { joinObstacle } from './stand-layout';

type LayoutActionsProps = {
  /** Those that are chosen. */
  stands: readonly OrganizerStand[];
  /** All that there are: those that were cut from one stand are put together. */
  all: readonly OrganizerStand[];
  onJoin: () => void;
  onSplit: (stand: OrganizerStand) => void;
  onCut: (stand: OrganizerStand) => void;
  onUncut: (code: string, parts: readonly OrganizerStand[]) => void;
};

/** Joins the chosen stands, takes a joined one apart, or cuts one; says why where that cannot be. */
export function LayoutActions(props: LayoutActionsProps) {
  const { stands, all, onJoin, onSplit, onCut, onUncut } = props;
  const { t } = useTranslation('organiser');
  const [first] = stands;
  if (!first) return null;
  if (stands.length > 1) {
    const obstacle = joinObstacle(stands);
    return (
      <Action
        label={t('stands.join.action')}
        obstacle={obstacle && t(`stands.join.obstacles.${obstacle}`)}
        onClick={onJoin}
      />
    );
  }
  if (first.parts.length > 0)
    return (
      <Action
        label={t('stands.split.action')}
        obstacle={first.state === 'libre' ? undefined : t('stands.split.taken')}
        onClick={() => onSplit(first)}
      />
    );
  const { cutOf } = first;
  const parts = cutOf === null ? [] : all.filter((stand) => stand.cutOf === cutOf);
  return (
    <>
      {first.kind === 'stand' && (
        <Action
          label={t('stands.cut.action')}
          obstacle={first.state === 'libre' ? undefined : t('stands.cut.taken')}
          onClick={() => onCut(first)}
        />
      )}
      {cutOf !== null && (
        <Action
          label={t('stands.uncut.action', { code: cutOf })}
          obstacle={parts.every(isFreePart) ? undefined : t('stands.uncut.taken', { code: cutOf })}
          onClick={() => onUncut(cutOf, parts)}
        />
      )}
    </>
  );
}

/** Nobody has it, and nothing was joined into it. */
const isFreePart = ({ state, parts }: OrganizerStand) => state === 'libre' && parts.length === 0;

type ActionProps = { label: string; obstacle: string | undefined; onClick: () => void };

function Action({ label, obstacle, onClick }: ActionProps) {
  const reason = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={obstacle !== undefined}
        aria-describedby={obstacle === undefined ? undefined : reason}
        onClick={onClick}
      >
        {label}
      </Button>
      {obstacle !== undefined && (
        <Typography id={reason} variant="body2" sx={{ color: 'muted' }}>
          {obstacle}
        </Typography>
      )}
    </>
  );
}
