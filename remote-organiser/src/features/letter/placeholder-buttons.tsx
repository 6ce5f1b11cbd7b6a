import { PLACEHOLDERS } from '@mosta/shared/domain/letter-placeholders';
import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { useId } from 'react';

/** What is filled in for each reader; pressing one writes it where the caret was. @param nameOf of the field to write into */
export function PlaceholderButtons({ nameOf }: { nameOf: () => string }) {
  const { t } = useTranslation('organiser');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('mailing.placeholders.title')}
      </Typography>
      <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {PLACEHOLDERS.map((name) => (
          <li key={name}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => write(nameOf(), `{${name}}`)}
              sx={{ gap: 2 }}
            >
              {t(`mailing.placeholders.${name}`)}
              <bdi dir="ltr">{`{${name}}`}</bdi>
            </Button>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

/** Writes at the caret; the form hears of it as of what a person types. */
function write(field: string, text: string): void {
  const element = document.getElementById(fieldId(field));
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.focus();
  const { selectionStart, selectionEnd, value } = element;
  const end = selectionEnd ?? value.length;
  element.setRangeText(text, selectionStart ?? end, end, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
