import { missingTranslations } from '@mosta/shared/domain/content-text';
import { useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { Box } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';

const TONES = { draft: 'quiet', scheduled: 'now', sending: 'now', sent: 'good' } as const;

/** What an organiser has to know of a letter at a glance: its state, failed mails, and missing translations. */
export function LetterMarks({ letter }: { letter: Letter }) {
  const { t } = useTranslation('organiser');
  const { state, content, counts } = letter;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <StateBadge tone={TONES[state]}>{t(`mailing.states.${state}`)}</StateBadge>
      {counts.failed > 0 && (
        <StateBadge tone="wrong">{t('mailing.failures', { count: counts.failed })}</StateBadge>
      )}
      {state === 'draft' &&
        missingTranslations(content).map((language) => (
          <StateBadge key={language} tone="wrong">
            {t(`common.missing.${language}`)}
          </StateBadge>
        ))}
    </Box>
  );
}
