import { shownText } from '@mosta/shared/domain/content-text';
import { PROGRAMME_CATEGORIES } from '@mosta/shared/domain/programme';
import { roomCollision, slotProblem } from '@mosta/shared/domain/programme-rules';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  PROGRAMME_PLACES,
  type SessionContent,
  sessionContentSchema,
} from '@mosta/shared/schemas/programme.schema';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useShownDays } from '../../../shown-edition';
import type { KindEditor } from '../kind-editor';
import { placeName } from './place-name';
import { SessionList } from './session-list';
import { SessionPreview } from './session-preview';

/** How the programme is written: on the days of the edition, one thing at a time in a room. */
export function useSessionEditor(): KindEditor<'session'> {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const days = useShownDays();
  return useMemo(() => {
    const dateOf = (date: string) =>
      formatDate(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
    return {
      kind: 'session',
      saysSample: true,
      List: SessionList,
      Preview: SessionPreview,
      nameOf: ({ title }, reader) => shownText(title, reader),
      empty: () => ({ ...EMPTY, date: days[0]?.date ?? '' }),
      rows: [
        [{ name: 'title', type: 'line' }],
        [{ name: 'text', type: 'text' }],
        [
          {
            ...{ name: 'date', type: 'choice' },
            options: days.map(({ date }) => ({ value: date, label: dateOf(date) })),
          },
          { name: 'starts', type: 'time' },
          { name: 'ends', type: 'time' },
        ],
        [
          {
            ...{ name: 'category', type: 'choice' },
            options: PROGRAMME_CATEGORIES.map((value) => ({
              ...{ value, label: t(`content.session.categories.${value}`) },
            })),
          },
          {
            ...{ name: 'place', type: 'choice' },
            options: PROGRAMME_PLACES.map((value) => ({ value, label: placeName(value, t) })),
          },
        ],
        [{ name: 'speakers', type: 'speakers' }],
      ],
      schema: (entries, id) => {
        const others = entries
          .filter(({ _id }) => _id !== id)
          .flatMap(({ draft, published }) => (published ? [draft, published] : [draft]));
        return v.pipe(
          sessionContentSchema,
          v.forward(
            v.rawCheck(({ dataset, addIssue }) => {
              if (!dataset.typed) return;
              const problem = slotProblem(dataset.value, days);
              if (problem?.field === 'date') {
                addIssue({ message: t(`content.session.problems.${problem.rule}`) });
              }
            }),
            ['date'],
          ),
          v.forward(
            v.rawCheck(({ dataset, addIssue }) => {
              if (!dataset.typed) return;
              const problem = slotProblem(dataset.value, days);
              if (problem?.field === 'starts') {
                addIssue({ message: t(`content.session.problems.${problem.rule}`) });
              }
            }),
            ['starts'],
          ),
          v.forward(
            v.rawCheck(({ dataset, addIssue }) => {
              const other = dataset.typed && roomCollision(dataset.value, others);
              if (!other) return;
              const message = t('content.session.problems.taken', {
                title: shownText(other.title, language),
                from: formatTime(language, other.starts),
                to: formatTime(language, other.ends),
              });
              addIssue({ message });
            }),
            ['place'],
          ),
        );
      },
    };
  }, [t, language, days]);
}

const EMPTY: SessionContent = {
  ...{ sample: false, date: '', starts: '', ends: '' },
  ...{ category: 'thematicConferences', place: 'Espace Conference', speakers: [] },
  title: { fr: '', en: '', ar: '' },
  text: { fr: '', en: '', ar: '' },
};
