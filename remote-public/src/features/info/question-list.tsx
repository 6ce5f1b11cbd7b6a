import { textProps } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import type { Question } from '@mosta/shared/schemas/page-content.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, ExpandMoreIcon, LoadingState, Typography } from '@mosta/shared/ui';
import { questionsQuery } from '../../content.queries';

/** Questions of a page with answers that unfold; `details` elements, so that the browser's page search finds closed answers. */
export function QuestionList({ page }: { page: Question['page'] }) {
  const { t } = useTranslation('public');
  const ofPage = (all: readonly Question[]) => all.filter((one) => one.page === page);
  return (
    <QueryGate
      query={useQuery(questionsQuery())}
      loading={<LoadingState label={t('content.loading')} />}
      failed={t('content.failed')}
      empty={{
        when: (all) => ofPage(all).length === 0,
        show: <Typography>{t('questions.none')}</Typography>,
      }}
    >
      {(all) => (
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'line' }}>
          {ofPage(all).map((question) => (
            <Answered key={question.id} question={question} />
          ))}
        </Box>
      )}
    </QueryGate>
  );
}

function Answered({ question: { title, text } }: { question: Question }) {
  const language = useLanguage();
  return (
    <Box
      component="details"
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
        <Typography variant="h5" component="h3" {...textProps(title, language)} />
        <ExpandMoreIcon aria-hidden />
      </Box>
      <Typography
        sx={{ paddingBlockEnd: 5, maxInlineSize: '42em', whiteSpace: 'pre-line' }}
        {...textProps(text, language)}
      />
    </Box>
  );
}
