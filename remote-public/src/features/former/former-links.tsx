import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { ButtonLink, PlainList, Section, Typography } from '@mosta/shared/ui';
import { type FormerPart, formerPath } from '../../paths';

/** The same of former editions, under their years; nothing where there are none. */
export function FormerLinks({ part }: { part: FormerPart }) {
  const { t } = useTranslation('public');
  const { former } = useEdition();
  if (former.length === 0) return null;
  return (
    <Section compact labelledBy="former-editions">
      <Typography id="former-editions" variant="h2" sx={{ color: 'olive', mb: 6 }}>
        {t('former.heading')}
      </Typography>
      <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {former.map((year) => (
          <li key={year}>
            <ButtonLink to={formerPath(year, part)} variant="outlined">
              {t(`former.${part}.link`, { year })}
            </ButtonLink>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
