import { useTranslation } from '@mosta/shared/i18n';
import { Box, CloseIcon, IconButton, Khatam, MenuIcon, Typography } from '@mosta/shared/ui';
import type { ReactNode, Ref } from 'react';

type TopBarProps = {
  menuId: string;
  open: boolean;
  onToggle: () => void;
  toggleRef: Ref<HTMLButtonElement>;
  actions: ReactNode;
};

/** Title, side-menu toggle for small screens, bell and user menu; on paper the title alone. */
export function TopBar({ menuId, open, onToggle, toggleRef, actions }: TopBarProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 'drawer',
        blockSize: 64,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingInline: { xs: 3, md: 6 },
        bgcolor: 'paper',
        borderBlockEnd: '1px solid',
        borderColor: 'line',
        '@media print': { position: 'static', '& > :not(h1)': { display: 'none' } },
      }}
    >
      <IconButton
        ref={toggleRef}
        aria-label={t(open ? 'dashboard.menu.close' : 'dashboard.menu.open')}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={onToggle}
        sx={{ display: { lg: 'none' }, color: 'ink' }}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <Khatam size={30} />
      <Typography variant="h4" component="h1" sx={{ color: 'olive', flexGrow: 1 }}>
        {t('pages.dashboard.title')}
      </Typography>
      {actions}
    </Box>
  );
}
