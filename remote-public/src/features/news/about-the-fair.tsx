import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, Button, ContentCopyIcon, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { useStandCount } from '../../use-stand-count';

const PARAGRAPHS = ['first', 'second', 'third'] as const;

/** The text "about the fair" that journalists may quote, with a copy button. */
export function AboutTheFair() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const stands = useStandCount();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const [first, last] = editionEnds(edition);
  const facts = {
    product: edition.product,
    dates: formatDateRange(language, first.date, last.date),
    stands,
  };
  const paragraphs = PARAGRAPHS.map((key) => t(`press.about.${key}`, facts));
  const copy = () =>
    // browsers offer no clipboard on pages without HTTPS
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(paragraphs.join('\n\n')))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      );
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {t('press.about.title', facts)}
      </Typography>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          mt: 4,
          paddingInlineStart: 5,
          borderInlineStart: '3px solid',
          borderColor: 'saffron',
          maxInlineSize: '42em',
          '& p + p': { mt: 3 },
        }}
      >
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 5 }}>
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {t('press.about.copy')}
        </Button>
        <Typography role="status">{outcome && t(`press.about.${outcome}`)}</Typography>
      </Box>
    </Box>
  );
}
