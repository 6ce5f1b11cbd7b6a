import { useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import { QueryGate } from '@mosta/shared/shell';
import { LoadingState, Section, Typography } from '@mosta/shared/ui';
import { letterQuery } from '../../content.queries';
import { InfoPage } from '../../features/info/info-page';
import { Letter } from '../../features/info/letter';
import { LETTER_SCENE } from '../../scenes/letter-scene';

export default function MessagePage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="message" scene={LETTER_SCENE} related={['about', 'organisation', 'exhibit']}>
      <Section compact>
        <QueryGate
          query={useQuery(letterQuery())}
          loading={<LoadingState label={t('content.loading')} />}
          failed={t('content.failed')}
          empty={{
            when: (letters) => letters.length === 0,
            show: <Typography>{t('pages.message.none')}</Typography>,
          }}
        >
          {([letter]) => letter && <Letter letter={letter} />}
        </QueryGate>
      </Section>
    </InfoPage>
  );
}
