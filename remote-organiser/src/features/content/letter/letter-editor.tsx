import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { letterParagraphs } from '@mosta/shared/domain/president-letter';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import {
  type PresidentLetter,
  presidentLetterSchema,
} from '@mosta/shared/schemas/page-content.schema';
import { Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';

/** How the president's letter is written; the page has one. */
export function useLetterEditor(): KindEditor<'letter'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'letter',
      single: true,
      List: LetterEntries,
      Preview: LetterPreview,
      nameOf: ({ signature }, reader) => shownText(signature, reader),
      empty: () => EMPTY,
      rows: [
        [{ name: 'salutation', type: 'line' }],
        [{ name: 'text', type: 'text', lines: 16, hint: t('content.letter.textHint') }],
        [{ name: 'signature', type: 'line' }],
      ],
      schema: () => presidentLetterSchema,
    }),
    [t],
  );
}

function LetterEntries({ entries, hrefOf }: ListProps<'letter'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'letter' }}
      nameOf={({ draft }) => shownText(draft.signature, language)}
      groups={[{ key: 'letter', label: t('content.letter.form') }]}
      groupOf={() => 'letter'}
    />
  );
}

function LetterPreview({ content, language }: PreviewProps<'letter'>) {
  const { salutation, text, signature } = content;
  const { paragraphs, ...written } = letterParagraphs(text, language, useEdition());
  return (
    <>
      <Typography variant="h6" component="p" sx={{ mb: 3 }} {...textProps(salutation, language)} />
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 3, whiteSpace: 'pre-line' }} {...written}>
          {paragraph}
        </Typography>
      ))}
      <Typography variant="h6" component="p" {...textProps(signature, language)} />
    </>
  );
}

const EMPTY: PresidentLetter = {
  sample: false,
  salutation: { fr: '', en: '', ar: '' },
  text: { fr: '', en: '', ar: '' },
  signature: { fr: '', en: '', ar: '' },
};
