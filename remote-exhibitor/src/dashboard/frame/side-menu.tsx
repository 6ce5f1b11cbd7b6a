import { type DashboardView, MENU_VIEWS } from '@mosta/shared/domain/dashboard-link';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import {
  ArrowBackIcon,
  Box,
  Button,
  CampaignIcon,
  InventoryIcon,
  MapIcon,
  NewspaperIcon,
  Typography,
} from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ELSEWHERE } from '../../paths';
import type { MenuView } from './views';

const ICONS = {
  salon: MapIcon,
  fournitures: InventoryIcon,
  communication: CampaignIcon,
  actualites: NewspaperIcon,
} as const;

type SideMenuProps = {
  id: string;
  shown: boolean;
  view: DashboardView | null;
  onSelect: (view: DashboardView) => void;
  /** Entries of what is one's own, beside the four sections. */
  entries: ReactNode;
};

/** The four sections of the dashboard, each with its button, and one's own entries; the open one is highlighted. */
export function SideMenu({ id, shown, view, onSelect, entries }: SideMenuProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      component="nav"
      id={id}
      aria-label={t('dashboard.menu.label')}
      sx={{
        position: 'fixed',
        insetBlock: '64px 0',
        insetInlineStart: 0,
        inlineSize: 288,
        maxInlineSize: '86vw',
        zIndex: 'drawer',
        display: shown ? 'flex' : 'none',
        flexDirection: 'column',
        gap: 6,
        padding: 5,
        overflowY: 'auto',
        bgcolor: 'wheat',
        borderInlineEnd: '1px solid',
        borderColor: 'line',
      }}
    >
      {MENU_VIEWS.map((one) => (
        <MenuSection key={one} name={one} active={one === view} onSelect={onSelect} />
      ))}
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 4, mb: 1 }}>
          {t('dashboard.menu.own')}
        </Typography>
        {entries}
      </div>
      <Box sx={{ marginBlockStart: 'auto', display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <LanguageSwitch />
          <SchemeSwitch />
        </Box>
        <Button
          component={Link}
          to={ELSEWHERE.home}
          color="inherit"
          startIcon={<ArrowBackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t('dashboard.menu.site')}
        </Button>
      </Box>
    </Box>
  );
}

type MenuSectionProps = {
  name: MenuView;
  active: boolean;
  onSelect: (view: DashboardView) => void;
};

function MenuSection({ name, active, onSelect }: MenuSectionProps) {
  const { t } = useTranslation('exhibitor');
  const Icon = ICONS[name];
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 4, mb: 1 }}>
        {t(`dashboard.views.${name}.section`)}
      </Typography>
      <Button
        fullWidth
        color="inherit"
        aria-current={active ? 'page' : undefined}
        onClick={() => onSelect(name)}
        startIcon={<Icon />}
        sx={{
          justifyContent: 'flex-start',
          textAlign: 'start',
          paddingInline: 4,
          '&[aria-current="page"]': { bgcolor: 'field', color: 'onBand' },
        }}
      >
        {t(`dashboard.views.${name}.button`)}
      </Button>
    </div>
  );
}
