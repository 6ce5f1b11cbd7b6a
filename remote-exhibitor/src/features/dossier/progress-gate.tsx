import { useTranslation } from '@mosta/shared/i18n';
import type { Dossier } from '@mosta/shared/schemas/dossier.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import type { ReactNode } from 'react';
import { useProgress } from './dossier.queries';
import { PartGate } from './part-gate';

type ProgressGateProps = { dossier: Dossier; children: (progress: Progress) => ReactNode };

/** Shows what needs to know where a dossier stands. */
export function ProgressGate({ dossier, children }: ProgressGateProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <PartGate
      query={useProgress(dossier._id)}
      loading={t('dossier.loading')}
      failed={t('dossier.failed')}
    >
      {children}
    </PartGate>
  );
}
