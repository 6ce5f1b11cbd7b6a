import { formatFileSize } from '@mosta/shared/domain/format';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ParticipationDocument } from '@mosta/shared/schemas/document.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import type { ReactNode } from 'react';
import { documentPath, useDownload } from '../participation.queries';

const TONES: Record<ParticipationDocument['state'], Tone> = {
  received: 'now',
  accepted: 'good',
  refused: 'wrong',
};

type DocumentRowProps = {
  participation: string;
  document: ParticipationDocument;
  /** Of one's own only, until it is accepted. */
  onRemove?: () => void;
};

/** A document: what it is, how it is judged, and taking it home. */
export function DocumentRow({ participation, document, onRemove }: DocumentRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const errorText = useErrorText();
  const { kind, name, size, createdAt, state, note, author } = document;
  const { busy, error, download } = useDownload(documentPath(participation, document._id), name);
  return (
    <DocumentItem
      title={t(`participation.documents.kinds.${kind}`)}
      badge={
        author === 'Exhibitor' && (
          <StateBadge tone={TONES[state]}>
            {t(`participation.documents.states.${state}`)}
          </StateBadge>
        )
      }
      actions={
        <>
          <Button
            variant="outlined"
            size="small"
            loading={busy}
            onClick={download}
            aria-label={t('participation.documents.downloadName', { name })}
          >
            {t('participation.documents.download')}
          </Button>
          {onRemove && (
            <Button
              size="small"
              onClick={onRemove}
              aria-label={t('participation.documents.removeName', { name })}
            >
              {t('participation.documents.remove')}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('participation.documents.sent', {
          size: formatFileSize(language, size),
          date: formatDate(language, createdAt),
        })}
      </Typography>
      {state === 'refused' && note && (
        <Typography variant="body2" sx={{ color: 'terracotta', overflowWrap: 'anywhere' }}>
          {t('participation.documents.note', { note })}
        </Typography>
      )}
      {error !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {t('participation.documents.downloadFailed', { name, reason: errorText(error) })}
        </Alert>
      )}
    </DocumentItem>
  );
}

type DocumentItemProps = {
  title: string;
  badge: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** A place in the list of documents, also of one that is missing. */
export function DocumentItem({ title, badge, actions, children }: DocumentItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        paddingBlock: 4,
        borderBlockStart: '1px solid',
        borderColor: 'line',
        '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
        '&:last-of-type': { paddingBlockEnd: 0 },
      }}
    >
      <div>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 3 }}
        >
          <Typography variant="h5" component="h4">
            {title}
          </Typography>
          {badge}
        </Box>
        {children}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>
    </Box>
  );
}
