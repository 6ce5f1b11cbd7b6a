import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { InfoPage } from '../../features/info/info-page';
import { Letter } from '../../features/info/letter';
import { LETTER_SCENE } from '../../scenes/letter-scene';

const PARAGRAPHS = ['occasion', 'fair', 'exhibitors', 'visitors', 'thanks', 'welcome'] as const;

export default function MessagePage() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  const dates = {
    first: formatDate(language, first.date, { day: 'numeric', month: 'long' }),
    last: formatDate(language, last.date),
  };
  return (
    <InfoPage page="message" scene={LETTER_SCENE} related={['about', 'organisation', 'exhibit']}>
      <Letter
        salutation={t('pages.message.salutation')}
        paragraphs={PARAGRAPHS.map((key) => t(`pages.message.paragraphs.${key}`, dates))}
        signature={t('pages.message.signature')}
      />
    </InfoPage>
  );
}
