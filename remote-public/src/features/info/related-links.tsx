import { useTranslation } from '@mosta/shared/i18n';
import { CardGrid, Section, Typography } from '@mosta/shared/ui';
import { ELSEWHERE, type ElsewhereKey, PATHS, type PageKey } from '../../paths';
import { CardLink } from './card-link';

export type LinkKey = PageKey | ElsewhereKey;

const ADDRESSES: Readonly<Record<LinkKey, string>> = { ...PATHS, ...ELSEWHERE };

/** Texts of this remote's pages are in their own groups; those of other remotes' pages are here. */
const textsOf = (key: LinkKey) => (key in PATHS ? `pages.${key}` : `elsewhere.${key}`);

/** Related pages at the end of a page. */
export function RelatedLinks({ links }: { links: readonly LinkKey[] }) {
  const { t } = useTranslation('public');
  return (
    <Section
      ground="wheat"
      compact
      labelledBy="related"
      sx={{ borderBlockStart: '1px solid', borderColor: 'line' }}
    >
      <Typography id="related" variant="h2" sx={{ color: 'olive', mb: 6 }}>
        {t('related.heading')}
      </Typography>
      <CardGrid columns={{ sm: links.length }}>
        {links.map((key) => (
          <li key={key}>
            <CardLink
              to={ADDRESSES[key]}
              title={t(`${textsOf(key)}.title`)}
              text={t(`${textsOf(key)}.description`)}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
