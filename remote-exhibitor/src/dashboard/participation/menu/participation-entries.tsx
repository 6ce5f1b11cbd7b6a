import { PARTICIPATION_PARTS, type ParticipationPart } from '@mosta/shared/domain/dashboard-link';
import { useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { MenuEntry } from '../../ui/menu-entry';
import {
  useDocuments,
  useParticipations,
  useProgress,
  useStatement,
} from '../participation.queries';
import { partAddress, partNameKey, useChosenParticipation } from '../participation-address';
import { checklistOf } from '../progress/checklist';

type ParticipationEntriesProps = {
  /** The part that is open; null in another view. */ open: ParticipationPart | null;
};

/** The menu entries of a participation: itself, its documents, its payment and its letters. */
export function ParticipationEntries({ open }: ParticipationEntriesProps) {
  const [participation] = useChosenParticipation(useParticipations().data ?? []);
  return participation ? (
    <CountedEntries open={open} participation={participation} />
  ) : (
    PARTICIPATION_PARTS.map((part) => <PartEntry key={part} part={part} open={open} />)
  );
}

/** What each count tells: steps to do, documents, payments received, unread messages. */
function CountedEntries({
  open,
  participation,
}: ParticipationEntriesProps & { participation: Participation }) {
  const { t } = useTranslation('exhibitor');
  const id = participation._id;
  const progress = useProgress(id).data;
  const counts: Record<ParticipationPart, number> = {
    suivi:
      progress && !participation.former
        ? checklistOf(progress.steps).left.filter(({ state }) => state === 'todo').length
        : 0,
    documents: useDocuments(id).data?.length ?? 0,
    paiement: useStatement(id).data?.payments.length ?? 0,
    messages: progress?.unreadMessages ?? 0,
  };
  return PARTICIPATION_PARTS.map((part) => (
    <PartEntry
      key={part}
      part={part}
      open={open}
      participation={participation}
      count={{
        number: counts[part],
        text: t(`dashboard.menu.counts.${part}`, { count: counts[part] }),
      }}
    />
  ));
}

type PartEntryProps = ParticipationEntriesProps & {
  part: ParticipationPart;
  participation?: Participation;
  count?: { number: number; text: string };
};

function PartEntry({ part, open, participation, count }: PartEntryProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <MenuEntry
      label={t(partNameKey(part))}
      to={partAddress(part, participation)}
      active={open === part}
      count={count}
    />
  );
}
