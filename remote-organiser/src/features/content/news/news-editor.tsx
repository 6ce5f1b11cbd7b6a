import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { type NewsContent, newsContentSchema } from '@mosta/shared/schemas/news.schema';
import { Box, Chip, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { useMemo } from 'react';
import { ContentMarks } from '../content-marks';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';

/** How the news are written; their day says which comes first. */
export function useNewsEditor(): KindEditor<'news'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'news',
      saysSample: true,
      List: NewsEntries,
      Preview: NewsPreview,
      nameOf: ({ title }, reader) => shownText(title, reader),
      empty: () => ({ ...EMPTY, date: algerianDay(new Date()) }),
      rows: [
        [{ name: 'title', type: 'line' }],
        [{ name: 'text', type: 'text', lines: 8 }],
        [{ name: 'category', type: 'line', hint: t('content.news.categoryHint') }],
        [
          { name: 'date', type: 'date', hint: t('content.news.dateHint') },
          { name: 'important', type: 'check' },
        ],
      ],
      schema: () => newsContentSchema,
    }),
    [t],
  );
}

function NewsEntries({ entries, hrefOf }: ListProps<'news'>) {
  const language = useLanguage();
  const newestFirst = entries
    .toReversed()
    .toSorted((one, other) => other.draft.date.localeCompare(one.draft.date));
  return (
    <PlainList>
      {newestFirst.map((entry) => (
        <ListRow key={entry._id}>
          <Box sx={{ minInlineSize: 0 }}>
            <MuiLink component={Link} to={hrefOf(entry._id)} sx={{ fontWeight: 600 }}>
              <bdi>{shownText(entry.draft.title, language)}</bdi>
            </MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDate(language, entry.draft.date)}
              {' · '}
              <bdi>{shownText(entry.draft.category, language)}</bdi>
            </Typography>
          </Box>
          <ContentMarks entry={entry} />
        </ListRow>
      ))}
    </PlainList>
  );
}

function NewsPreview({ content, language }: PreviewProps<'news'>) {
  const { t } = useTranslation('organiser');
  const { date, important, category, title, text } = content;
  return (
    <>
      <Typography component="time" dateTime={date} sx={{ display: 'block', mb: 2 }}>
        {formatDate(language, date)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <Chip size="small" label={<bdi {...textProps(category, language)} />} />
        {important && (
          <Chip size="small" color="secondary" label={t('content.news.fields.important')} />
        )}
      </Box>
      <Typography variant="h5" component="h3" {...textProps(title, language)} />
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }} {...textProps(text, language)} />
    </>
  );
}

const EMPTY: NewsContent = {
  ...{ sample: false, date: '', important: false },
  category: { fr: '', en: '', ar: '' },
  title: { fr: '', en: '', ar: '' },
  text: { fr: '', en: '', ar: '' },
};
