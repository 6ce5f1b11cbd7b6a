import { useTranslation } from '@mosta/shared/i18n';
import { Box, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { PageKey } from '../../paths';

type ProseProps = {
  page: PageKey;
  /** Keys of `pages.<page>.sections`, in the order of reading. */
  sections: readonly string[];
  /** Actions after the text. */
  children?: ReactNode;
};

/** Titled paragraphs, the title at the start and the text beside it, a hairline between two. */
export function Prose({ page, sections, children }: ProseProps) {
  const { t } = useTranslation('public');
  return (
    <Section compact>
      {sections.map((section) => (
        <Box
          key={section}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' },
            gap: { xs: 2, md: 8 },
            paddingBlock: { xs: 6, md: 8 },
            borderBlockEnd: '1px solid',
            borderColor: 'line',
          }}
        >
          <Typography variant="h3" component="h2">
            {t(`pages.${page}.sections.${section}.title`)}
          </Typography>
          <Typography sx={{ maxInlineSize: '42em' }}>
            {t(`pages.${page}.sections.${section}.text`)}
          </Typography>
        </Box>
      ))}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, paddingBlockStart: 8 }}>
          {children}
        </Box>
      )}
    </Section>
  );
}
