import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import {
  Box,
  Button,
  ChatIcon,
  DescriptionIcon,
  NewTabHint,
  Section,
  Typography,
} from '@mosta/shared/ui';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The fair's document and the organisers' chat, both on other sites. */
export function Documents() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  return (
    <Section ground="field" compact labelledBy="documents">
      <Typography variant="h2" id="documents">
        {t('documents.heading')}
      </Typography>
      <Typography sx={{ mt: 3, maxInlineSize: '40em' }}>{t('documents.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: 6 }}>
        <Button
          variant="outlined"
          color="inherit"
          href={edition.contact.document}
          startIcon={<DescriptionIcon />}
          {...NEW_TAB}
        >
          {t('documents.file')}
          <NewTabHint />
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          href={edition.contact.chat}
          startIcon={<ChatIcon />}
          {...NEW_TAB}
        >
          {t('documents.chat')}
          <NewTabHint />
        </Button>
      </Box>
    </Section>
  );
}
