import { useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { QueryGate } from '@mosta/shared/shell';
import type { ReactNode } from 'react';
import { PartLoading } from '../../ui/part-loading';
import { useProgress } from '../participation.queries';

type ProgressGateProps = {
  participation: Participation;
  children: (progress: Progress) => ReactNode;
};

/** Shows what needs to know where a participation stands. */
export function ProgressGate({ participation, children }: ProgressGateProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useProgress(participation._id)}
      loading={<PartLoading label={t('participation.loading')} />}
      failed={t('participation.failed')}
    >
      {children}
    </QueryGate>
  );
}
