import { textProps } from '@mosta/shared/domain/content-text';
import { letterParagraphs } from '@mosta/shared/domain/president-letter';
import { useLanguage } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { PresidentLetter } from '@mosta/shared/schemas/page-content.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Khatam, Typography } from '@mosta/shared/ui';

/** A letter on its sheet: the first paragraph larger, the fair's star as seal. */
export function Letter({ letter: { salutation, text, signature } }: { letter: PresidentLetter }) {
  const language = useLanguage();
  const { paragraphs, ...written } = letterParagraphs(text, language, useEdition());
  return (
    <Box
      component="article"
      sx={{
        maxInlineSize: 860,
        marginInline: 'auto',
        paddingBlock: { xs: 8, md: 16 },
        paddingInline: { xs: 6, md: 20 },
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
      }}
    >
      <Typography
        variant="h4"
        component="p"
        sx={{ color: 'olive', mb: 5 }}
        {...textProps(salutation, language)}
      />
      {paragraphs.map((paragraph, index) => (
        <Typography
          key={paragraph}
          variant={index === 0 ? 'subtitle1' : 'body1'}
          component="p"
          sx={{ mb: 5, whiteSpace: 'pre-line' }}
          {...written}
        >
          {paragraph}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mt: 10 }}>
        <Khatam size={56} inner="wheat" heart="saffron" />
        <Typography variant="h5" component="p" {...textProps(signature, language)} />
      </Box>
    </Box>
  );
}
