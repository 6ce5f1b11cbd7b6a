import { EDITION } from '@mosta/shared/domain/edition';
import { formatRoundMoney } from '@mosta/shared/domain/money';
import { STAND_CODES } from '@mosta/shared/domain/stand-code';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { StatBand } from '@mosta/shared/ui';
import { editionEnds, formatHour } from '../edition/format';
import { PROGRAMME } from '../programme/programme-list';

/** The fair in four figures, each counted or read from the edition. */
export function KeyFigures() {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds();
  const hours = t('edition.hours', {
    opens: formatHour(first.opens, language),
    closes: formatHour(first.closes, language),
  });
  const price = formatRoundMoney(EDITION.prices.bareStand[9], language);
  return (
    <StatBand
      label={t('home.stats.label')}
      stats={[
        {
          value: t('home.stats.days', { count: EDITION.days.length }),
          label: t('home.stats.hours', { hours, last: formatHour(last.closes, language) }),
        },
        { value: STAND_CODES.length, label: t('home.stats.stands') },
        { value: PROGRAMME.length, label: t('home.stats.program') },
        { value: price, label: t('home.stats.price') },
      ]}
    />
  );
}
