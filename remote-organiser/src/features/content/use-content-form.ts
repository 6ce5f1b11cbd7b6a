import { valibotResolver } from '@hookform/resolvers/valibot';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { toAppError } from '@mosta/shared/queries';
import type {
  ContentEntry,
  ContentKind,
  Contents,
  EntryOf,
} from '@mosta/shared/schemas/content.schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useSendingKey } from '../../use-sending-key';
import { useSaveContent } from './content.queries';
import type { ContentForm } from './kind-editor';

type ContentFormOptions<Kind extends ContentKind> = {
  kind: Kind;
  schema: v.GenericSchema<ContentForm, Contents[Kind]>;
  /** Null for a new entry. */
  entry: EntryOf<Kind> | null;
  /** It is saved as another entry. */
  gone: boolean;
  empty: Contents[Kind];
  onAdded: (id: string) => void;
  onSaved: (entry: ContentEntry, published: boolean) => void;
};

/** What the form copies and begins with: whoever saves a sample replaces it, unless it is to stay one. */
function valuesOf(content: Contents[ContentKind]): ContentForm {
  return { ...content, sample: false };
}

/** The form of an entry: it follows what others save while nothing is typed, and tells of both versions where something is. */
export function useContentForm<Kind extends ContentKind>(options: ContentFormOptions<Kind>) {
  const { kind, schema, entry, gone, empty, onAdded, onSaved } = options;
  const messageOf = useFieldMessage({ namespace: 'organiser', key: 'content.messages' });
  const form = useForm<ContentForm, unknown, Contents[Kind]>({
    resolver: valibotResolver(schema),
    defaultValues: valuesOf(entry?.draft ?? empty),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const { key, renew: renewKey } = useSendingKey();
  /** Null until a new entry is saved. */
  const [id, setId] = useState(entry?._id ?? null);
  /** The version that is on the screen. */
  const [seen, setSeen] = useState(entry?.version ?? 0);
  const [conflict, setConflict] = useState(false);
  const [done, setDone] = useState<{ entry: ContentEntry; published: boolean } | null>(null);
  const publish = useRef(false);
  const { mutateAsync } = useSaveContent();

  function take(
    content: Contents[ContentKind],
    version: number,
    fill: (values: ContentForm) => void = form.reset,
  ): void {
    fill(valuesOf(content));
    setSeen(version);
    setConflict(false);
  }

  const follow = useEffectEvent(() => {
    if (entry && entry.version !== seen && !isDirty) take(entry.draft, entry.version);
  });
  const version = entry?.version;
  useEffect(() => {
    if (version !== undefined) follow();
  }, [version]);

  const tell = useEffectEvent(() => {
    if (!done) return;
    setDone(null);
    onSaved(done.entry, done.published);
  });
  // Whoever is told may leave: by then nothing is unsaved any more, and nobody is asked about it.
  const clean = !isDirty;
  useEffect(() => {
    if (done && clean) tell();
  }, [done, clean]);

  const { failure, attempt, submit } = useFormSending({
    form,
    fieldOf: (path) => path.replace(/^content\./, ''),
    send: async (content, _signal, renew) => {
      // After a refusal both versions were on the screen: this one is to take the place of what there is now.
      const base = conflict && entry ? entry.version : seen;
      const to = id === null || gone ? { key } : { id, version: base };
      try {
        const saved = await mutateAsync({ kind, content, publish: publish.current, to });
        setId(saved._id);
        if ('key' in to) {
          onAdded(saved._id);
          renewKey();
        }
        take(saved.draft, saved.version, renew);
        setDone({ entry: saved, published: publish.current });
      } catch (error) {
        const { code } = toAppError(error);
        setConflict(code === 'CONTENT_CHANGED');
        // An earlier call had added it, and a colleague has removed it since.
        if ('key' in to && code === 'NOT_FOUND') renewKey();
        throw error;
      }
    },
  });

  /**
   * Sentences of the editor's own rules are in the reader's language already. What is wrong with a part is said of that
   * part alone: the whole then has an object of errors, and none of its own.
   */
  function message(path: string): string {
    const { error } = form.getFieldState(path, form.formState);
    if (typeof error?.type !== 'string') return '';
    return error.type === 'raw_check' ? (error.message ?? '') : messageOf(path, error);
  }

  return {
    ...{ form, message, failure, attempt, submit, conflict, take },
    ...{ dirty: isDirty, sending: isSubmitting },
    onPublish: (wanted: boolean) => {
      publish.current = wanted;
    },
  };
}
