import { useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { Panel } from '../ui/panel';

type FormerPanelProps = {
  participation: Participation;
  /** Beside the title, at the end. */
  end?: ReactNode;
};

/** What a participation of a former edition was called, and how it was decided. */
export function FormerPanel({ participation, end }: FormerPanelProps) {
  const { t } = useTranslation('exhibitor');
  const { exhibitionCompany, reference, status } = participation;
  return (
    <Panel title={exhibitionCompany.name} end={end}>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('participation.reference', { reference })}
      </Typography>
      <Typography>
        {t('participation.former.status', { status: t(`participationForm.statuses.${status}`) })}
      </Typography>
    </Panel>
  );
}
