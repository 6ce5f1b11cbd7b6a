import { useTranslation } from '@mosta/shared/i18n';
import { Button } from '@mosta/shared/ui';

/** Id of the page's own content: the site frame's main part, or what a page of the app frame marks itself. */
export const CONTENT_ID = 'content';

/** First in tab order and visible while focused: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('host');
  return (
    <Button
      href={`#${CONTENT_ID}`}
      variant="contained"
      sx={{
        position: 'absolute',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': {
          inlineSize: 1,
          blockSize: 1,
          minInlineSize: 0,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      }}
    >
      {t('layout.skip')}
    </Button>
  );
}
