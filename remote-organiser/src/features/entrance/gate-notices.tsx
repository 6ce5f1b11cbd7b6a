import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { LateNotices } from '@mosta/shared/workspace/scanner/late-notices';
import { changeMemory, type GateNotice } from './gate-memory';

/** What turned out, once the service was told, about people whom this device let in alone. */
export function GateNotices({ notices }: { notices: readonly GateNotice[] }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <LateNotices
      severity="warning"
      title={t('entrance.notices.title')}
      lines={notices.map(({ key, outcome, at, since, gate, name, reference }) => ({
        key,
        text: t(`entrance.notices.${outcome}`, {
          who: [name, reference].filter(Boolean).join(', ') || t('entrance.alone'),
          at: formatTime(language, at),
          since: since === null ? '' : formatTime(language, since),
          gate: gate ?? '',
        }),
      }))}
      clear={t('entrance.notices.clear')}
      onClear={() => changeMemory((memory) => ({ ...memory, notices: [] }))}
    />
  );
}
