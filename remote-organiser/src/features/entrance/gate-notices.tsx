import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Alert, AlertTitle, Box, Button, PlainList } from '@mosta/shared/ui';
import { changeMemory, type GateNotice } from './gate-memory';

/** What turned out, once the service was told, about people whom this device let in alone. */
export function GateNotices({ notices }: { notices: readonly GateNotice[] }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const clear = () => changeMemory((memory) => ({ ...memory, notices: [] }));
  return (
    <Box role="status">
      {notices.length > 0 && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <Button color="inherit" size="small" onClick={clear}>
              {t('entrance.notices.clear')}
            </Button>
          }
        >
          <AlertTitle>{t('entrance.notices.title')}</AlertTitle>
          <PlainList>
            {notices.map(({ key, outcome, at, since, gate, name, reference }) => (
              <li key={key}>
                {t(`entrance.notices.${outcome}`, {
                  who: [name, reference].filter(Boolean).join(', ') || t('entrance.alone'),
                  at: formatTime(language, at),
                  since: since === null ? '' : formatTime(language, since),
                  gate: gate ?? '',
                })}
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
    </Box>
  );
}
