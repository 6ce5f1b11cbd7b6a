import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Section, Typography } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { SideTitled } from '../../features/info/side-titled';
import { TextCards } from '../../features/info/text-cards';
import { Responsible } from '../../features/legal/agency';
import { BrowserData, KeptData } from '../../features/legal/kept-data';
import { ELSEWHERE, PATHS } from '../../paths';
import { PRIVACY_SCENE } from '../../scenes/privacy-scene';
import { SectionTitle } from '../../ui/section-title';

const RIGHTS = ['account', 'badge', 'candidate', 'other'].map((key) => ({ key }));

export default function PrivacyPage() {
  const { t } = useTranslation('public');
  const text = (key: string) => t(`pages.privacy.${key}`);
  return (
    <InfoPage page="privacy" scene={PRIVACY_SCENE} related={['legal', 'badges', 'contact']}>
      <Section compact labelledBy="responsible">
        <SideTitled
          id="responsible"
          title={text('responsible.heading')}
          lead={text('responsible.text')}
        >
          <Responsible />
        </SideTitled>
      </Section>
      <Section compact ground="wheat" labelledBy="rights">
        <SectionTitle id="rights" title={text('rights.heading')} />
        <TextCards texts="pages.privacy.rights" cards={RIGHTS} columns={4} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 8 }}>
          <ButtonLink to={ELSEWHERE.login}>{text('rights.login')}</ButtonLink>
          <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
        </Box>
      </Section>
      <Section compact labelledBy="kept">
        <SectionTitle id="kept" title={text('kept.heading')} lead={text('kept.lead')} />
        <KeptData />
        <Typography sx={{ mt: 5, color: 'text.secondary' }}>{text('kept.backups')}</Typography>
      </Section>
      <Section compact ground="wheat" labelledBy="browser">
        <SectionTitle id="browser" title={text('browser.heading')} lead={text('browser.lead')} />
        <BrowserData />
      </Section>
      <Section compact labelledBy="security">
        <SideTitled id="security" title={text('security.heading')}>
          <Typography sx={{ maxInlineSize: '42em' }}>{text('security.text')}</Typography>
        </SideTitled>
      </Section>
    </InfoPage>
  );
}
