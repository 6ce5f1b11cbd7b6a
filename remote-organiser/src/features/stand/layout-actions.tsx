import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Button, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { joinObstacle } from './stand-layout';

type LayoutActionsProps = {
  /** Those that are chosen. */
  stands: readonly OrganizerStand[];
  onJoin: () => void;
  onSplit: (stand: OrganizerStand) => void;
};

/** Joins the chosen stands, or takes a joined one apart; says why where that cannot be. */
export function LayoutActions({ stands, onJoin, onSplit }: LayoutActionsProps) {
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
  if (first.parts.length === 0) return null;
  return (
    <Action
      label={t('stands.split.action')}
      obstacle={first.state === 'libre' ? undefined : t('stands.split.taken')}
      onClick={() => onSplit(first)}
    />
  );
}

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
