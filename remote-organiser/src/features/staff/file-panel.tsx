import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { StaffApplication, StaffFile } from '@mosta/shared/schemas/staff.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import {
  Alert,
  Box,
  Button,
  CloseIcon,
  IconButton,
  LoadingState,
  Typography,
} from '@mosta/shared/ui';
import { useId } from 'react';
import { PdfPages } from './pdf-pages';
import { useFileBytes, useFileDownload } from './staff.queries';
import { useOpenApplication } from './staff-address';

type FilePanelProps = { application: StaffApplication; name: StaffFile };

/** A file of an application, drawn beside what the applicant wrote; it can be saved too. */
export function FilePanel({ application: { _id }, name }: FilePanelProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const { addressOf } = useOpenApplication();
  const download = useFileDownload(_id, name);
  const title = t(`staff.files.${name}`);
  return (
    <Box component="section" aria-labelledby={id} sx={PANEL}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography id={id} variant="h5" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          loading={download.isPending}
          onClick={() => download.mutate()}
          aria-label={t('common.downloadName', { name: title })}
        >
          {t('common.download')}
        </Button>
        <IconButton
          component={Link}
          to={addressOf(_id)}
          preventScrollReset
          aria-label={t('staff.closeFile', { name: title })}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      {download.error && (
        <Alert severity="error" role="alert" sx={{ mb: 4 }}>
          {t('common.downloadFailed', { name: title, reason: errorText(download.error) })}
        </Alert>
      )}
      <QueryGate
        query={useFileBytes(_id, name)}
        loading={<LoadingState label={t('staff.loadingFile')} />}
        failed={t('staff.failedFile')}
      >
        {(bytes) => <PdfPages bytes={bytes} title={title} />}
      </QueryGate>
    </Box>
  );
}

const PANEL = {
  ...{ minInlineSize: 0, padding: { xs: 4, sm: 5 }, borderRadius: RADIUS.card },
  ...{ border: '1px solid', borderColor: 'line', bgcolor: 'wheat' },
  gridRow: { lg: '1 / span 2' },
  gridColumn: { lg: 2 },
  position: { lg: 'sticky' },
  insetBlockStart: 80,
  maxBlockSize: { lg: 'calc(100vh - 96px)' },
  overflowY: { lg: 'auto' },
} as const;
