import { RADIUS } from '@mosta/shared/theme';
import { Box, Khatam, Section, Typography } from '@mosta/shared/ui';

type LetterProps = { salutation: string; paragraphs: readonly string[]; signature: string };

/** A letter on its sheet: the first paragraph larger, the fair's star as seal. */
export function Letter({ salutation, paragraphs, signature }: LetterProps) {
  return (
    <Section compact>
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
        <Typography variant="h4" component="p" sx={{ color: 'olive', mb: 5 }}>
          {salutation}
        </Typography>
        {paragraphs.map((paragraph, index) => (
          <Typography
            key={paragraph}
            variant={index === 0 ? 'subtitle1' : 'body1'}
            component="p"
            sx={{ mb: 5 }}
          >
            {paragraph}
          </Typography>
        ))}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mt: 10 }}>
          <Khatam size={56} inner="wheat" heart="saffron" />
          <Typography variant="h5" component="p">
            {signature}
          </Typography>
        </Box>
      </Box>
    </Section>
  );
}
