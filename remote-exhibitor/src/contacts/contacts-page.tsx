import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, ButtonLink, PageHeading, Section, Typography } from '@mosta/shared/ui';
import { useSyncExternalStore } from 'react';
import { PATHS } from '../paths';
import { ContactList } from './list/contact-list';
import { ScanPart } from './scan/scan-part';
import { useContacts } from './state/contact.queries';
import { contactMemory, followContacts } from './state/contact-memory';
import { WaitingScans } from './waiting-scans';

/** The visitors whose badge an exhibitor scans at the stand, also without network. */
export default function ContactsPage() {
  const { t } = useTranslation('exhibitor');
  const { list, savedAt, waiting } = useSyncExternalStore(followContacts, contactMemory);
  const { data: _at, ...query } = useContacts();
  const failure = query.error ?? query.failureReason;
  const isAway = query.isPaused || (failure !== null && toAppError(failure).status === 0);
  return (
    <>
      <PageHeading title={t('pages.contacts.title')} lead={t('contacts.lead')} />
      <Section compact>
        <Box sx={{ mb: 5 }}>
          <ButtonLink to={PATHS.dashboard} variant="outlined" size="small">
            {t('contacts.dashboard')}
          </ButtonLink>
        </Box>
        <Box sx={COLUMNS}>
          <ScanPart waiting={waiting.length} />
          <Box sx={{ display: 'grid', gap: 6, alignContent: 'start', minInlineSize: 0 }}>
            {isAway && savedAt !== null && <KeptNotice savedAt={savedAt} />}
            <WaitingScans waiting={waiting} />
            <Box component="section" aria-labelledby="own-contacts">
              <Typography id="own-contacts" component="h2" variant="h4" sx={{ mb: 4 }}>
                {t('contacts.title')}
              </Typography>
              <QueryGate
                query={{ ...query, data: list ?? undefined }}
                failed={t('contacts.unavailable')}
              >
                {({ items }) => <ContactList contacts={items} />}
              </QueryGate>
            </Box>
          </Box>
        </Box>
      </Section>
    </>
  );
}

/** Says from when the list is that is shown without network. */
function KeptNotice({ savedAt }: { savedAt: string }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const when = { date: formatDate(language, savedAt), time: formatTime(language, savedAt) };
  return (
    <Alert severity="info" role="status">
      {t('contacts.savedAt', when)}
    </Alert>
  );
}

const COLUMNS = {
  ...{ display: 'grid', gap: { xs: 8, md: 12 }, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
} as const;
