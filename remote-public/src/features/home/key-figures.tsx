import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatRoundMoney } from '@mosta/shared/domain/money';
import { PROGRAMME_CATEGORIES } from '@mosta/shared/domain/programme';
import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { ComponentProps } from 'react';
import { StatBand } from '../../ui/stat-band';
import { useStandCount } from '../../use-stand-count';

/** Four figures of the fair, counted or read from the edition. */
export function KeyFigures({ Figure }: Pick<ComponentProps<typeof StatBand>, 'Figure'>) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const stands = useStandCount();
  const [first, last] = editionEnds(edition);
  const hours = t('edition.hours', {
    opens: formatTime(language, first.opens),
    closes: formatTime(language, first.closes),
  });
  const price = formatRoundMoney(edition.prices.bareStand[9], language);
  return (
    <StatBand
      Figure={Figure}
      label={t('home.stats.label')}
      stats={[
        {
          value: t('home.stats.days', { count: edition.days.length }),
          label: t('home.stats.hours', { hours, last: formatTime(language, last.closes) }),
        },
        { value: stands, label: t('home.stats.stands') },
        { value: PROGRAMME_CATEGORIES.length, label: t('home.stats.program') },
        { value: price, label: t('home.stats.price') },
      ]}
    />
  );
}
