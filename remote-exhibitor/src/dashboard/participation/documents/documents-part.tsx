import { missingDocuments } from '@mosta/shared/domain/participation-progress';
import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationDocument } from '@mosta/shared/schemas/document.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Panel } from '../../ui/panel';
import { PartLoading } from '../../ui/part-loading';
import {
  type ExhibitorDocumentKind,
  useDocuments,
  useRemoveDocument,
} from '../participation.queries';
import { DocumentItem, DocumentRow } from './document-row';
import { DocumentUpload } from './document-upload';

type DocumentsPartProps = {
  participation: Participation;
  /** Nothing is demanded of a participation that was refused. */
  demands: boolean;
};

/** The documents of a participation: one's own, those that are missing, and the organiser's. */
export function DocumentsPart({ participation, demands }: DocumentsPartProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useDocuments(participation._id)}
      loading={<PartLoading label={t('participation.documents.loading')} />}
      failed={t('participation.documents.failed')}
    >
      {(documents) => <LoadedDocuments {...{ participation, demands, documents }} />}
    </QueryGate>
  );
}

type LoadedDocumentsProps = DocumentsPartProps & { documents: readonly ParticipationDocument[] };

function LoadedDocuments({
  participation: { _id: participation, former },
  demands,
  documents,
}: LoadedDocumentsProps) {
  const { t } = useTranslation('exhibitor');
  const button = useRef<HTMLButtonElement>(null);
  const own = documents.filter(({ author }) => author === 'Exhibitor');
  const fromOrganiser = documents.filter(({ author }) => author === 'Organizer');
  const missing = demands && !former ? missingDocuments(documents) : [];
  const [kind, setKind] = useState<ExhibitorDocumentKind>(missing[0] ?? 'register');
  const [asked, ask] = useState<ParticipationDocument | null>(null);

  function attach(wanted: ExhibitorDocumentKind): void {
    setKind(wanted);
    button.current?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
      <Panel title={t('participation.documents.own')}>
        <Rows empty={own.length + missing.length === 0 ? t('participation.documents.none') : ''}>
          {missing.map((wanted) => (
            <MissingRow key={wanted} kind={wanted} onAttach={() => attach(wanted)} />
          ))}
          {own.map((document) => (
            <DocumentRow
              key={document._id}
              participation={participation}
              document={document}
              {...(former || document.state === 'accepted'
                ? {}
                : { onRemove: () => ask(document) })}
            />
          ))}
        </Rows>
        <Removal participation={participation} asked={asked} onClose={() => ask(null)} />
      </Panel>
      {!former && (
        <Panel title={t('participation.documents.upload.title')}>
          <DocumentUpload
            participation={participation}
            kind={kind}
            onKind={setKind}
            button={button}
          />
        </Panel>
      )}
      <Panel title={t('participation.documents.organiser')}>
        <Rows empty={fromOrganiser.length === 0 ? t('participation.documents.noneOrganiser') : ''}>
          {fromOrganiser.map((document) => (
            <DocumentRow key={document._id} participation={participation} document={document} />
          ))}
        </Rows>
      </Panel>
    </Box>
  );
}

function Rows({ empty, children }: { empty: string; children: ReactNode }) {
  if (empty) return <Typography color="textSecondary">{empty}</Typography>;
  return <PlainList>{children}</PlainList>;
}

type MissingRowProps = { kind: ExhibitorDocumentKind; onAttach: () => void };

function MissingRow({ kind, onAttach }: MissingRowProps) {
  const { t } = useTranslation('exhibitor');
  const name = t(`participation.documents.kinds.${kind}`);
  return (
    <DocumentItem
      title={name}
      badge={<StateBadge tone="now">{t('participation.documents.missing')}</StateBadge>}
      actions={
        <Button
          variant="outlined"
          size="small"
          onClick={onAttach}
          aria-label={t('participation.documents.addKind', { kind: name })}
        >
          {t('participation.documents.add')}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {t('participation.documents.missingText')}
      </Typography>
    </DocumentItem>
  );
}

type RemovalProps = {
  participation: string;
  asked: ParticipationDocument | null;
  onClose: () => void;
};

/** Asks before a document is deleted, and says what became of it. */
function Removal({ participation, asked, onClose }: RemovalProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const removal = useRemoveDocument(participation);
  const [result, showResult] = useState<{ severity: 'success' | 'error'; text: string } | null>(
    null,
  );
  const name = asked?.name ?? '';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the row whose button had the focus is gone
    if (result) box.current?.focus();
  }, [result]);

  function remove(): void {
    if (!asked) return;
    removal.mutate(asked._id, {
      onSuccess: () =>
        showResult({ severity: 'success', text: t('participation.documents.removed', { name }) }),
      onError: (error) => {
        const reason = errorText(error);
        showResult({
          severity: 'error',
          text: t('participation.documents.removeFailed', { name, reason }),
        });
      },
      onSettled: onClose,
    });
  }

  return (
    <>
      <div ref={box} tabIndex={-1} role={result?.severity === 'error' ? 'alert' : 'status'}>
        {result && (
          <Alert severity={result.severity} sx={{ mt: 4 }}>
            {result.text}
          </Alert>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t('participation.documents.removeTitle')}
        text={t('participation.documents.removeText', { name })}
        confirm={t('participation.documents.remove')}
        cancel={t('participation.documents.keep')}
        busy={removal.isPending}
        onConfirm={remove}
        onCancel={onClose}
      />
    </>
  );
}
