import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Dossier } from '@mosta/shared/schemas/dossier.schema';
import { useErrorText } from '@mosta/shared/shell';
import { ErrorState, LoadingState, Skeleton, TextField } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { useDossiers } from './dossier.queries';
import { useChosenDossier } from './dossier-address';
import { NoDossier } from './no-dossier';

type DossierGateProps = { children: (dossier: Dossier) => ReactNode };

/** Shows what needs a dossier once it is there: the newest, or another that is picked; the ways to one where there is none. */
export function DossierGate({ children }: DossierGateProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useDossiers();
  const [chosen, choose] = useChosenDossier(data ?? []);
  if (chosen && data) {
    return (
      <>
        {data.length > 1 && <DossierPicker dossiers={data} chosen={chosen} onChoose={choose} />}
        {children(chosen)}
      </>
    );
  }
  if (data) return <NoDossier />;
  if (error && !isFetching) {
    return (
      <ErrorState title={t('dossier.failed')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <LoadingState label={t('dossier.loading')}>
      <Skeleton variant="rounded" height={220} sx={{ borderRadius: '18px' }} />
    </LoadingState>
  );
}

type DossierPickerProps = {
  dossiers: readonly Dossier[];
  chosen: Dossier;
  onChoose: (id: string) => void;
};

function DossierPicker({ dossiers, chosen, onChoose }: DossierPickerProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <TextField
      select
      id="dossier"
      label={t('dossier.picker')}
      value={chosen._id}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mb: 5, inlineSize: { xs: '100%', sm: 420 } }}
    >
      {dossiers.map(({ _id, exhibitionCompany, createdAt }) => (
        <option key={_id} value={_id}>
          {t('dossier.option', {
            company: exhibitionCompany.name,
            date: formatDate(language, createdAt),
          })}
        </option>
      ))}
    </TextField>
  );
}
