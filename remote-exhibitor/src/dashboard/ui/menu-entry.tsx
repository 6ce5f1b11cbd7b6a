import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button } from '@mosta/shared/ui';

type MenuEntryProps = {
  label: string;
  to: string;
  /** The view is open. */
  active: boolean;
  /** How many there are, and of what; nothing is shown for none. */
  count?: { number: number; text: string } | undefined;
};

/** A link of the side menu with a count behind it. */
export function MenuEntry({ label, to, active, count }: MenuEntryProps) {
  const { t } = useTranslation('exhibitor');
  const shown = count && count.number > 0 ? count : null;
  return (
    <Button
      component={Link}
      to={to}
      fullWidth
      color="inherit"
      aria-current={active ? 'page' : undefined}
      aria-label={shown ? t('dashboard.menu.counted', { label, count: shown.text }) : undefined}
      sx={{
        justifyContent: 'space-between',
        textAlign: 'start',
        paddingInline: 4,
        '&[aria-current="page"]': { bgcolor: 'field', color: 'onBand' },
      }}
    >
      {label}
      {shown && (
        <Box
          component="span"
          sx={{
            minInlineSize: 26,
            paddingInline: 2,
            borderRadius: RADIUS.pill,
            border: '1px solid currentColor',
            fontSize: 15,
            lineHeight: 1.5,
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {shown.number}
        </Box>
      )}
    </Button>
  );
}
