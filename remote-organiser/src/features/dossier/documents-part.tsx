import { formatFileSize } from '@mosta/shared/domain/format';
import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  type ParticipationDocument,
  refusalNoteSchema,
} from '@mosta/shared/schemas/document.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { useRights } from '../../use-rights';
import { useDecideDocument, useDocumentDownload, useDossierDocuments } from './dossier.queries';

const TONES: Record<ParticipationDocument['state'], Tone> = {
  received: 'now',
  accepted: 'good',
  refused: 'wrong',
};

type DocumentsPartProps = {
  participation: string;
  /** Of a former edition: nothing is decided any more. */
  former: boolean;
};

/** The documents of a participation; the exhibitor's are accepted, or refused with a reason. */
export function DocumentsPart({ participation, former }: DocumentsPartProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormCard title={t('documents.title')}>
      <QueryGate
        query={useDossierDocuments(participation)}
        loading={<LoadingState label={t('documents.loading')} />}
        failed={t('documents.failed')}
        empty={{
          when: (documents) => documents.length === 0,
          show: <Typography color="textSecondary">{t('documents.none')}</Typography>,
        }}
      >
        {(documents) => (
          <PlainList sx={{ display: 'grid', gap: 5 }}>
            {documents.map((document) => (
              <Row key={document._id} {...{ participation, former, document }} />
            ))}
          </PlainList>
        )}
      </QueryGate>
    </FormCard>
  );
}

type RowProps = DocumentsPartProps & { document: ParticipationDocument };

function Row({ participation, former, document }: RowProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const errorText = useErrorText();
  const { _id, kind, name, size, createdAt, state, note, author } = document;
  const download = useDocumentDownload(participation, _id, name);
  const decide = useDecideDocument(participation);
  const [asked, ask] = useState<'accept' | 'refuse' | null>(null);
  const own = author === 'Exhibitor';
  const may = useRights().mayWrite('participation') && !former;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
      >
        <Typography sx={{ fontWeight: 600 }}>{t(`documents.kinds.${kind}`)}</Typography>
        {own && <StateBadge tone={TONES[state]}>{t(`documents.states.${state}`)}</StateBadge>}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        {' · '}
        {t('documents.sent', {
          size: formatFileSize(language, size),
          date: formatDate(language, createdAt),
        })}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: 'terracotta', overflowWrap: 'anywhere' }}>
          {t('documents.note', { note })}
        </Typography>
      )}
      {download.error && (
        <Alert severity="error" role="alert">
          {t('common.downloadFailed', { name, reason: errorText(download.error) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          size="small"
          variant="outlined"
          loading={download.isPending}
          onClick={() => download.mutate()}
          aria-label={t('common.downloadName', { name })}
        >
          {t('common.download')}
        </Button>
        {own &&
          may &&
          state === 'received' &&
          (['accept', 'refuse'] as const).map((verb) => (
            <Button
              key={verb}
              size="small"
              onClick={() => ask(verb)}
              aria-label={t(`documents.${verb}.name`, { name })}
            >
              {t(`documents.${verb}.action`)}
            </Button>
          ))}
      </Box>
      {asked && (
        <DecisionDialog
          title={t(`documents.${asked}.title`)}
          text={t(`documents.${asked}.text`, { name })}
          confirm={t(`documents.${asked}.action`)}
          {...(asked === 'refuse' && {
            words: {
              ...{ label: t('documents.reason'), required: true },
              schema: refusalNoteSchema,
            },
          })}
          send={(note) =>
            decide.mutateAsync({ document: _id, note: asked === 'refuse' ? note : null })
          }
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
