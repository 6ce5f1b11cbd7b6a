import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import type { ContentEntry, ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import {
  AddIcon,
  Alert,
  Box,
  Button,
  EmptyState,
  LoadingState,
  Typography,
} from '@mosta/shared/ui';
import { useRef, useState } from 'react';
import { useShownYear, withEdition } from '../../shown-edition';
import { BackToList } from '../../ui/back-to-list';
import { useAddress } from '../../ui/use-address';
import { useRights } from '../../use-rights';
import { type ContentStep, useContentStep, useContents } from './content.queries';
import { ContentFormView } from './content-form';
import { ContentMarks } from './content-marks';
import type { KindEditor } from './kind-editor';

/** The value of `entree` for an entry that is being added. */
const NEW = 'nouveau';

type ContentEditorProps<Kind extends ContentKind> = {
  editor: KindEditor<Kind>;
  /** What else the address of the page has to keep: `sorte=questions`. */
  address?: string;
};

/** It is told of the entry, or of the list, that is then shown. */
type Done = { what: 'saved' | 'published' | ContentStep; entry: ContentEntry; shown: string };

/** The entries of a kind of content, and the form of the one that the address names. */
export function ContentEditor<Kind extends ContentKind>(props: ContentEditorProps<Kind>) {
  const { editor, address = '' } = props;
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['entree']);
  const [done, setDone] = useState<Done | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const errorText = useErrorText();
  const undo = useContentStep();
  const named = given('entree');
  const query = useContents(editor.kind);
  const listed = query.data?.find(({ _id }) => _id === named);
  const [typed, setTyped] = useState(false);
  const [kept, keep] = useState(listed);
  if (listed && listed !== kept) keep(listed);
  // What is typed stays on the screen, also when a colleague has removed the entry.
  const gone = !listed && typed && kept?._id === named;
  const year = useShownYear();
  const hrefOf = (id?: string) =>
    withEdition(`?${[address, id && `entree=${id}`].filter(Boolean).join('&')}`, year);

  function tell(what: Done['what'], entry: ContentEntry): void {
    const shown = what === 'remove' ? '' : named === NEW || gone ? entry._id : named;
    setDone({ what, entry, shown });
    if (shown !== named) change({ entree: shown });
    result.current?.focus();
  }

  return (
    <>
      <Box ref={result} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {done?.shown === named && (
          <Alert
            severity="success"
            role="presentation"
            sx={{ mb: 5 }}
            action={
              done.what === 'remove' && (
                <Button
                  color="inherit"
                  size="small"
                  loading={undo.isPending}
                  onClick={() =>
                    undo.mutate(
                      { entry: done.entry, step: 'undo' },
                      { onSuccess: (entry) => setDone({ what: 'undo', entry, shown: named }) },
                    )
                  }
                >
                  {t('content.steps.undo')}
                </Button>
              )
            }
          >
            {t(`content.${editor.fixed ? 'fixedDone' : 'done'}.${done.what}`)}
          </Alert>
        )}
      </Box>
      {undo.error && done?.shown === named && (
        <FormFailure title={t('common.notDone')}>{errorText(toAppError(undo.error))}</FormFailure>
      )}
      <QueryGate
        query={query}
        loading={<LoadingState label={t('content.loading')} />}
        failed={t('content.failed')}
      >
        {(entries) => {
          const only = editor.single && entries.length === 1 && named !== NEW ? entries[0] : null;
          const entry = only ?? listed ?? (gone ? kept : null);
          if (entry || named === NEW) {
            return (
              <Entry
                // another entry is another form
                key={entry ? entry._id : NEW}
                {...{ editor, entries, entry, gone }}
                onTyped={setTyped}
                back={only ? null : hrefOf()}
                onSaved={(saved, published) => tell(published ? 'published' : 'saved', saved)}
                onStep={tell}
              />
            );
          }
          return <Entries {...{ editor, entries, hrefOf }} />;
        }}
      </QueryGate>
    </>
  );
}

type EntriesProps<Kind extends ContentKind> = {
  editor: KindEditor<Kind>;
  entries: readonly EntryOf<Kind>[];
};

type EntriesListProps<Kind extends ContentKind> = EntriesProps<Kind> & {
  hrefOf: (id: string) => string;
};

function Entries<Kind extends ContentKind>(props: EntriesListProps<Kind>) {
  const { editor, entries, hrefOf } = props;
  const { t } = useTranslation('organiser');
  const { mayWrite } = useRights();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 6 }}>
        {mayWrite('content') && !editor.fixed && (
          <Button component={Link} to={hrefOf(NEW)} variant="contained" startIcon={<AddIcon />}>
            {t(`content.${editor.kind}.add`)}
          </Button>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {t('content.count', { count: entries.length })}
        </Typography>
      </Box>
      {entries.length === 0 ? (
        <EmptyState title={t(`content.${editor.kind}.none`)}>{t('content.noneText')}</EmptyState>
      ) : (
        <editor.List entries={entries} hrefOf={hrefOf} />
      )}
    </>
  );
}

type EntryProps<Kind extends ContentKind> = EntriesProps<Kind> & {
  entry: EntryOf<Kind> | null;
  /** A colleague has removed it while it was being written. */
  gone: boolean;
  onTyped: (typed: boolean) => void;
  /** Address of the list; null where there is none. */
  back: string | null;
  onSaved: (entry: ContentEntry, published: boolean) => void;
  onStep: (step: ContentStep, entry: ContentEntry) => void;
};

function Entry<Kind extends ContentKind>({ entry: given, gone, back, ...props }: EntryProps<Kind>) {
  const { editor, entries } = props;
  /** A new entry that was typed on while it was being added: its form stays until all of it is saved. */
  const [added, setAdded] = useState('');
  const addition = entries.find(({ _id }) => _id === added) ?? null;
  const entry = gone || !given ? addition : given;
  const known = entry ?? given;
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const name = known ? editor.nameOf(known.draft, language) : t(`content.${editor.kind}.new`);
  return (
    <>
      {back && (
        <Box sx={{ mb: 4 }}>
          <BackToList to={back}>{t(`content.${editor.kind}.back`)}</BackToList>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 3, mb: 7 }}>
        <Typography variant="h4" component="h2">
          <bdi>{name}</bdi>
        </Typography>
        {entry && <ContentMarks entry={entry} />}
      </Box>
      <ContentFormView entry={entry} gone={gone && !addition} onAdded={setAdded} {...props} />
    </>
  );
}
