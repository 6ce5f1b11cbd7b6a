import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { QueryGate, useShowRow } from '@mosta/shared/shell';
import { ButtonLink, LoadingState, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { Directory } from '../../features/exhibitors/directory';
import { useExhibitor } from '../../features/exhibitors/exhibitor.queries';
import { ExhibitorPage } from '../../features/exhibitors/exhibitor-page';
import { FormerLinks } from '../../features/former/former-links';
import { InfoPage } from '../../features/info/info-page';
import { Trail } from '../../features/info/trail';
import { ELSEWHERE, EXHIBITOR_PARAMETER } from '../../paths';
import { EXHIBITORS_SCENE } from '../../scenes/exhibitors-scene';

/** The directory, or the exhibitor that the address names. */
export default function ConfirmedPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get(EXHIBITOR_PARAMETER);
  return asked ? <AskedExhibitor id={asked} /> : <DirectoryPage />;
}

function AskedExhibitor({ id }: { id: string }) {
  const { t } = useTranslation('public');
  const { exhibitor, unknown } = useExhibitor(id);
  if (unknown) return <UnknownExhibitor />;
  return (
    <QueryGate
      query={exhibitor}
      loading={
        <Section>
          <LoadingState label={t('directory.exhibitor.loading')} />
        </Section>
      }
      failed={t('directory.exhibitor.failed')}
    >
      {(one) => (
        <ExhibitorPage exhibitor={one} trail={<Trail page="confirmed" part={one.name} />} />
      )}
    </QueryGate>
  );
}

const NO_ROW = {};

/** The server answers 404 with the directory; so does this. */
function UnknownExhibitor() {
  const { t } = useTranslation('public');
  useShowRow(NO_ROW);
  return <DirectoryPage lead={<span role="status">{t('directory.unknown')}</span>} />;
}

function DirectoryPage({ lead }: { lead?: ReactNode }) {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="confirmed"
      lead={lead}
      scene={EXHIBITORS_SCENE}
      actions={<ButtonLink to={ELSEWHERE.plan}>{t('actions.seePlan')}</ButtonLink>}
      related={['exhibit', 'program', 'dateVenue']}
    >
      <Section compact labelledBy="directory">
        <Typography id="directory" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('directory.heading')}
        </Typography>
        <Directory />
      </Section>
      <FormerLinks part="directory" />
    </InfoPage>
  );
}
