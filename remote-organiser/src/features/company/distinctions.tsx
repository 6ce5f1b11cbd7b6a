import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { DistinctionList } from '@mosta/shared/schemas/organizer-company.schema';
import { Button, PlainList, Typography } from '@mosta/shared/ui';
import { CompanyPair, nameOf } from './company-pair';

type Distinction = DistinctionList[number];

type DistinctionsProps = {
  pairs: DistinctionList;
  /** Whether one may take back what was said. */
  may: boolean;
  onTakeBack: (pair: Distinction) => void;
};

/** Pairs that organisers told apart, with who said so and when. */
export function Distinctions({ pairs, may, onTakeBack }: DistinctionsProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const noteOf = ({ saidBy, saidAt }: Distinction) => {
    const date = formatDate(language, saidAt, DAY);
    return saidBy === null
      ? t('companies.distinct.saidOn', { date })
      : t('companies.distinct.saidBy', { person: saidBy, date });
  };
  return (
    <>
      <Typography sx={{ maxInlineSize: '42em', mb: 3 }}>{t('companies.distinct.text')}</Typography>
      <PlainList sx={{ display: 'grid', gap: 3 }}>
        {pairs.map((pair) => (
          <CompanyPair
            key={`${pair.one._id}-${pair.other._id}`}
            {...{ one: pair.one, other: pair.other, note: noteOf(pair) }}
            actions={
              may && (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={t('companies.distinct.takeBackName', {
                    ...{ one: nameOf(pair.one), other: nameOf(pair.other) },
                  })}
                  onClick={() => onTakeBack(pair)}
                >
                  {t('companies.distinct.takeBack')}
                </Button>
              )
            }
          />
        ))}
      </PlainList>
    </>
  );
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
