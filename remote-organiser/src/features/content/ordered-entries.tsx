import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import type { ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { SortableList } from '../../ui/sortable-list';
import { useRights } from '../../use-rights';
import { useOrderContents } from './content.queries';
import { ContentMarks } from './content-marks';

type Group = { key: string; label: string };

type OrderedEntriesProps<Kind extends ContentKind> = {
  kind: Kind;
  entries: readonly EntryOf<Kind>[];
  hrefOf: (id: string) => string;
  nameOf: (entry: EntryOf<Kind>) => string;
  noteOf?: (entry: EntryOf<Kind>) => string;
  /** In the order of the page; each with an order of its own. */
  groups: readonly Group[];
  groupOf: (entry: EntryOf<Kind>) => string;
  /** They are shown in another order than that of the page, which is not changed here. */
  sorted?: boolean;
};

/** Entries of a kind in the order of their page, which can be changed. */
export function OrderedEntries<Kind extends ContentKind>(props: OrderedEntriesProps<Kind>) {
  const { kind, entries, hrefOf, nameOf, noteOf, groups, groupOf, sorted = false } = props;
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const readOnly = !useRights().mayWrite('content') || sorted;
  const { mutate, error, isPending, variables } = useOrderContents();
  const shown = isPending && variables ? inOrder(entries, variables.ids) : entries;
  const parts = groups.map((group) => ({
    ...group,
    items: shown
      .filter((entry) => groupOf(entry) === group.key)
      .map((entry) => ({ id: entry._id, name: nameOf(entry), entry })),
  }));

  function reorder(key: string, ids: readonly string[]): void {
    const all = parts.flatMap((part) => (part.key === key ? ids : part.items.map(({ id }) => id)));
    mutate({ kind, ids: all });
  }

  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      {error && (
        <FormFailure title={t('common.notDone')}>{errorText(toAppError(error))}</FormFailure>
      )}
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ key, label, items }) => (
          <Box component="section" key={key} aria-labelledby={`group-${key}`}>
            <Typography
              id={`group-${key}`}
              variant="h5"
              component="h2"
              sx={{ mb: 2, color: 'olive' }}
            >
              {label}
            </Typography>
            <SortableList {...{ label, items, readOnly }} onMove={(ids) => reorder(key, ids)}>
              {({ entry, name }) => (
                <Box sx={ROW}>
                  <Box sx={{ minInlineSize: 0 }}>
                    <MuiLink component={Link} to={hrefOf(entry._id)} sx={{ fontWeight: 600 }}>
                      <bdi>{name}</bdi>
                    </MuiLink>
                    {noteOf && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        <bdi>{noteOf(entry)}</bdi>
                      </Typography>
                    )}
                  </Box>
                  <ContentMarks entry={entry} />
                </Box>
              )}
            </SortableList>
          </Box>
        ))}
    </Box>
  );
}

function inOrder<Entry extends { _id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  return entries.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
}

/** Marks stand at the same place in every row: beside the words where there is room, else under them. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) fit-content(60%)' },
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
} as const;
