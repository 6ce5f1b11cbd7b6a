import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { LiveOnly } from '@mosta/shared/ui';
import { useEditionPhase } from './use-edition-phase';

type EditionNoteProps = { /** Replaced in tests. */ clock?: () => Date };

/** What the edition's state means for the reader, in a sentence. */
export function EditionNote({ clock }: EditionNoteProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { phase } = useEditionPhase(clock);
  const [first, last] = editionEnds(edition);
  const note = t(`edition.note.${phase}`, {
    year: edition.year,
    first: formatDate(language, first.date),
    opens: formatTime(language, first.opens),
    last: formatDate(language, last.date),
    closes: formatTime(language, last.closes),
  });
  return <LiveOnly>{note}</LiveOnly>;
}
