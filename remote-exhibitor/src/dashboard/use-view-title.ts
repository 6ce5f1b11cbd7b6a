import {
  type DashboardView,
  MENU_VIEWS,
  type ParticipationPart,
} from '@mosta/shared/domain/dashboard-link';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { useEffect } from 'react';
import { partNameKey } from './participation/participation-address';

/** Names the open view in the page's title, before that of the dashboard. @param part of the view of a participation */
export function useViewTitle(view: DashboardView | null, part: ParticipationPart): void {
  const { product } = useEdition();
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const page = t('pages.dashboard.title');
  const name = view && t(nameKey(view, part));
  // the language too: the frame around the page writes its own title with the language
  useEffect(() => {
    document.title = [name, page, product].filter(Boolean).join(' - ');
  }, [name, page, product, language]);
}

function nameKey(view: DashboardView, part: ParticipationPart): string {
  const menu = MENU_VIEWS.find((one) => one === view);
  if (menu) return `dashboard.views.${menu}.section`;
  if (view === 'dossier') return partNameKey(part);
  if (view === 'devis') return 'dashboard.quotes.title';
  return view === 'profil' ? 'dashboard.user.profile' : 'dashboard.user.settings';
}
