import { LANGUAGES } from '@mosta/shared/contract/languages';
import { type Language, SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import {
  Alert,
  Box,
  Button,
  ExpandMoreIcon,
  IconButton,
  Menu,
  MenuItem,
  PrintIcon,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { type PrintedDocument, usePrint } from '../export.queries';
import { useRights } from '../use-rights';

/**
 * Saves a document of what the filters want, to be printed: in the language of the page, or in the one that is chosen beside.
 * For who may take files out of the portal.
 */
export function PrintButton({ label, ...document }: PrintedDocument & { label: string }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = usePrint(document);
  if (!useRights().mayRead('export')) return null;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          loading={isPending}
          startIcon={<PrintIcon />}
          onClick={() => mutate(null)}
        >
          {label}
        </Button>
        <LanguageMenu label={t('print.otherLanguage', { label })} onChoose={mutate} />
      </Box>
      {error && (
        <Alert severity="error" role="alert" sx={{ inlineSize: '100%', order: 1 }}>
          {t('print.failed', { reason: errorText(error) })}
        </Alert>
      )}
    </>
  );
}

type LanguageMenuProps = { label: string; onChoose: (language: Language) => void };

/** The languages of the portal, each by its own name. */
function LanguageMenu({ label, onChoose }: LanguageMenuProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ExpandMoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            onClick={() => {
              setAnchor(null);
              onChoose(language);
            }}
          >
            {t(`language.${language}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
