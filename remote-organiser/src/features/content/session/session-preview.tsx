import { textProps } from '@mosta/shared/domain/content-text';
import { formatDate, formatTime, type Language, useTranslation } from '@mosta/shared/i18n';
import type { SessionContent } from '@mosta/shared/schemas/programme.schema';
import { Typography } from '@mosta/shared/ui';
import { placeName } from './place-name';

type SessionPreviewProps = { content: SessionContent; language: Language };

/** A session as the programme shows it. */
export function SessionPreview({ content, language }: SessionPreviewProps) {
  const { t } = useTranslation('organiser');
  const { date, starts, ends, title, text, speakers, place } = content;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDate(language, date, { weekday: 'long', day: 'numeric', month: 'long' })}
      </Typography>
      <Typography variant="h5" component="p" sx={{ color: 'terracotta', mb: 2 }}>
        {formatTime(language, starts)} – {formatTime(language, ends)}
      </Typography>
      <Typography variant="h5" component="h3" {...textProps(title, language)} />
      <Typography sx={{ mt: 1 }} {...textProps(text, language)} />
      {speakers.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          <bdi>
            {speakers.map(({ name, from }) => [name, from].filter(Boolean).join(', ')).join(' · ')}
          </bdi>
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 3 }}>
        <bdi>{placeName(place, t)}</bdi>
      </Typography>
    </>
  );
}
