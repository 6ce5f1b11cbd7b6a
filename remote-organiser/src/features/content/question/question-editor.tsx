import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  QUESTION_PAGES,
  type QuestionContent,
  questionContentSchema,
} from '@mosta/shared/schemas/page-content.schema';
import { Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';

/** How questions and answers are written, for two pages. */
export function useQuestionEditor(): KindEditor<'question'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'question',
      List: QuestionEntries,
      Preview: QuestionPreview,
      nameOf: ({ title }, reader) => shownText(title, reader),
      empty: () => EMPTY,
      rows: [
        [
          {
            ...{ name: 'page', type: 'choice' },
            options: QUESTION_PAGES.map((value) => ({
              ...{ value, label: t(`content.question.pages.${value}`) },
            })),
          },
        ],
        [{ name: 'title', type: 'line' }],
        [{ name: 'text', type: 'text' }],
      ],
      schema: () => questionContentSchema,
    }),
    [t],
  );
}

function QuestionEntries({ entries, hrefOf }: ListProps<'question'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'question' }}
      nameOf={({ draft }) => shownText(draft.title, language)}
      groups={QUESTION_PAGES.map((key) => ({ key, label: t(`content.question.pages.${key}`) }))}
      groupOf={({ draft }) => draft.page}
    />
  );
}

function QuestionPreview({ content: { title, text }, language }: PreviewProps<'question'>) {
  return (
    <>
      <Typography variant="h5" component="h3" {...textProps(title, language)} />
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }} {...textProps(text, language)} />
    </>
  );
}

const EMPTY: QuestionContent = {
  ...{ sample: false, page: 'visitor' },
  title: { fr: '', en: '', ar: '' },
  text: { fr: '', en: '', ar: '' },
};
