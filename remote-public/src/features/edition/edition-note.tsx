import { type EditionPhase, editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { LiveOnly } from '@mosta/shared/ui';
import { useEditionPhase } from './use-edition-phase';

type EditionNoteProps = { /** Replaced in tests. */ clock?: () => Date };

/** What the edition's state means for the reader, in a sentence. */
export function EditionNote({ clock }: EditionNoteProps) {
  const { phase } = useEditionPhase(clock);
  return <LiveOnly>{useEditionNote(phase)}</LiveOnly>;
}

/** The sentence that goes with a phase. */
function useEditionNote(phase: EditionPhase['phase']): string {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  return t(`edition.note.${phase}`, {
    year: edition.year,
    first: formatDate(language, first.date),
    opens: formatTime(language, first.opens),
    last: formatDate(language, last.date),
    closes: formatTime(language, last.closes),
  });
}

/** What a page's lead says instead once the fair is over, as of the day: it may stand in a drawn page. */
export function useLeadAfter(): string | undefined {
  const { phase } = useEdition();
  const note = useEditionNote('after');
  return phase === 'after' ? note : undefined;
}
