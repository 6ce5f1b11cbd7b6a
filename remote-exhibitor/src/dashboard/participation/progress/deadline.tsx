import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ParticipationStep } from '@mosta/shared/schemas/progress.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';

/** Until when; what is overdue says so in words, a drawing and a frame beside the colour. */
export function Deadline({ step }: { step: Pick<ParticipationStep, 'deadline' | 'overdue'> }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  if (step.deadline === null) return null;
  const date = formatDate(language, step.deadline);
  if (!step.overdue) return <span>{t('participation.until', { date })}</span>;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        paddingInline: 3,
        paddingBlock: 0.5,
        borderRadius: RADIUS.field,
        border: '1px solid',
        borderColor: 'terracotta',
        color: 'terracotta',
        fontWeight: 600,
      }}
    >
      <svg
        aria-hidden
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        style={{ flexShrink: 0 }}
      >
        <circle cx="8" cy="8" r="7" strokeWidth="1.5" />
        <path d="M8 4v4.5L11 10" strokeWidth="1.5" />
      </svg>
      {t('participation.overdueSince', { date })}
    </Box>
  );
}
