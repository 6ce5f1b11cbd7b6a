import { useTranslation } from '@mosta/shared/i18n';
import { Section, Typography } from '@mosta/shared/ui';
import { FormerLinks } from '../../features/former/former-links';
import { InfoPage } from '../../features/info/info-page';
import { NewsList } from '../../features/news/news-list';
import { PressKit } from '../../features/news/press-kit';
import { PRESS_SCENE } from '../../scenes/press-scene';

export default function PressPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="press" scene={PRESS_SCENE} related={['journalist', 'program', 'organisation']}>
      <Section compact labelledBy="news">
        <Typography id="news" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('news.heading')}
        </Typography>
        <NewsList />
      </Section>
      <FormerLinks part="news" />
      <Section compact labelledBy="press">
        <Typography id="press" variant="h2" sx={{ color: 'olive' }}>
          {t('press.heading')}
        </Typography>
        <Typography sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>{t('press.lead')}</Typography>
        <PressKit />
      </Section>
    </InfoPage>
  );
}
