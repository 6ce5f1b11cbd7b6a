import { useTranslation } from '@mosta/shared/i18n';
import { Box, ExpandMoreIcon, Typography } from '@mosta/shared/ui';

type QuestionListProps = {
  /** Group of the catalogue that holds `<question>.title` and `<question>.text`. */
  texts: string;
  questions: readonly string[];
};

/** Questions with answers that unfold; `details` elements, so that the browser's page search finds closed answers. */
export function QuestionList({ texts, questions }: QuestionListProps) {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'line' }}>
      {questions.map((question) => (
        <Box
          component="details"
          key={question}
          sx={{
            borderBlockEnd: '1px solid',
            borderColor: 'line',
            '&[open] > summary svg': { transform: 'rotate(180deg)' },
          }}
        >
          <Box
            component="summary"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              minBlockSize: 44,
              paddingBlock: 4,
              cursor: 'pointer',
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              '& svg': { flexShrink: 0, color: 'terracotta', transition: 'transform 150ms' },
            }}
          >
            <Typography variant="h5" component="h3">
              {t(`${texts}.${question}.title`)}
            </Typography>
            <ExpandMoreIcon aria-hidden />
          </Box>
          <Typography sx={{ paddingBlockEnd: 5, maxInlineSize: '42em' }}>
            {t(`${texts}.${question}.text`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
