import { useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import type { ReactNode } from 'react';
import { PartGate } from '../part-gate';
import { useProgress } from '../participation.queries';

type ProgressGateProps = {
  participation: Participation;
  children: (progress: Progress) => ReactNode;
};

/** Shows what needs to know where a participation stands. */
export function ProgressGate({ participation, children }: ProgressGateProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <PartGate
      query={useProgress(participation._id)}
      loading={t('participation.loading')}
      failed={t('participation.failed')}
    >
      {children}
    </PartGate>
  );
}
