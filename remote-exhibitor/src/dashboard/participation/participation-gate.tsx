import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { LoadingState, Skeleton, TextField } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { FormerNotice } from './former-notice';
import { NoParticipation } from './no-participation';
import { useParticipations } from './participation.queries';
import { useChosenParticipation } from './participation-address';

type ParticipationGateProps = { children: (participation: Participation) => ReactNode };

/** Shows what needs a participation once it is there: the newest of the current edition, or another that is picked; the ways to one where there is none. */
export function ParticipationGate({ children }: ParticipationGateProps) {
  const { t } = useTranslation('exhibitor');
  const query = useParticipations();
  const [chosen, choose] = useChosenParticipation(query.data ?? []);
  return (
    <QueryGate
      query={query}
      loading={
        <LoadingState label={t('participation.loading')}>
          <Skeleton variant="rounded" height={220} sx={{ borderRadius: RADIUS.card }} />
        </LoadingState>
      }
      failed={t('participation.failed')}
      empty={{ when: () => chosen === undefined, show: <NoParticipation /> }}
    >
      {(participations) =>
        chosen && (
          <>
            {participations.length > 1 && (
              <ParticipationPicker
                participations={participations}
                chosen={chosen}
                onChoose={choose}
              />
            )}
            {chosen.former && (
              <FormerNotice
                participation={chosen}
                absent={participations.every(({ former }) => former)}
              />
            )}
            {children(chosen)}
          </>
        )
      }
    </QueryGate>
  );
}

type ParticipationPickerProps = {
  participations: readonly Participation[];
  chosen: Participation;
  onChoose: (id: string) => void;
};

function ParticipationPicker({ participations, chosen, onChoose }: ParticipationPickerProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <TextField
      select
      id="participation"
      label={t('participation.picker')}
      value={chosen._id}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mb: 5, inlineSize: { xs: '100%', sm: 420 } }}
    >
      {participations.map(({ _id, exhibitionCompany, createdAt, edition, former }) => (
        <option key={_id} value={_id}>
          {former
            ? t('participation.former.option', { company: exhibitionCompany.name, year: edition })
            : t('participation.option', {
                company: exhibitionCompany.name,
                date: formatDate(language, createdAt),
              })}
        </option>
      ))}
    </TextField>
  );
}
