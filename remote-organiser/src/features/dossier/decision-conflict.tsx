import { stageOf } from '@mosta/shared/domain/participation-progress';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { DataTable } from '../../ui/data-table';

type DecisionConflictProps = {
  /** What the organiser decided on. */
  before: OrganizerParticipation;
  now: OrganizerParticipation;
  /** The decision can still be made. */
  possible: boolean;
};

/** Both versions of a participation that changed while somebody decided on it. */
export function DecisionConflict({ before, now, possible }: DecisionConflictProps) {
  const { t } = useTranslation('organiser');
  const factsOf = (participation: OrganizerParticipation): [string, string][] => {
    const { payment, message, exhibitionCompany: company, reservation } = participation;
    return [
      [t('decision.changed.stage'), t(`common.stages.${stageOf({ participation, reservation })}`)],
      [t('common.decision.message'), message ?? ''],
      [
        t('common.columns.company'),
        [company.name, company.raisonSociale, company.adresse, company.rcNumero, company.nifNumero]
          .filter(Boolean)
          .join(', '),
      ],
      [t('company.payment'), t(payment ? `common.modes.${payment}` : 'company.missing')],
    ];
  };
  const then = new Map(factsOf(before));
  const rows = factsOf(now)
    .filter(([name, value]) => then.get(name) !== value)
    .map(([name, value]) => ({ key: name, cells: [name, then.get(name) ?? '', value] }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormFailure key={now.version} title={t('decision.changed.title')}>
        <Typography>{t(possible ? 'decision.changed.text' : 'common.decision.over')}</Typography>
      </FormFailure>
      <DataTable
        label={t('decision.changed.title')}
        columns={[
          { label: t('decision.changed.what') },
          { label: t('decision.changed.before') },
          { label: t('decision.changed.now') },
        ]}
        rows={rows}
      />
    </Box>
  );
}
