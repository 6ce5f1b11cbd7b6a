import { useTranslation } from '@mosta/shared/i18n';
import { CallScope } from '@mosta/shared/queries';
import { Navigate } from '@mosta/shared/router';
import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { followsEdition, preparesEdition, useShownYear } from '../../shown-edition';
import { TOP_BAR_UNITS } from '../../ui/top-bar-height';
import { useLiveOrganisation } from '../../use-live-organisation';
import { useRights } from '../../use-rights';
import { EditionChoice, EditionNotice } from './edition-choice';
import { OtherRolesPage } from './other-roles-page';
import { firstPageOf, mayOpen, type PageName } from './pages';
import { SideNavigation } from './side-navigation';
import { TopBar } from './top-bar';

/** Where the host's « Aller au contenu » leads. */
const CONTENT_ID = 'content';
const SIDE_UNITS = 62;

type OrganiserFrameProps = {
  page: PageName;
  /** Beside the page's title. */
  actions?: ReactNode;
  /** Calls end with the view that made them. */
  view?: string | null;
  children: ReactNode;
};

/** Top bar, side navigation and one page of the back office, where its reader may open it; what it shows stays fresh. */
export function OrganiserFrame({ page, actions, view = null, children }: OrganiserFrameProps) {
  const { t } = useTranslation('organiser');
  const rights = useRights();
  const open = mayOpen(page, rights);
  const year = useShownYear();
  useLiveOrganisation();
  // signing in leads to the overview, whatever the role
  if (!open && (page === 'overview' || rights.owesSecondFactor))
    return <Navigate to={PATHS[firstPageOf(rights)]} replace />;
  return (
    <Box sx={{ minBlockSize: '100vh', bgcolor: 'paper' }}>
      <TopBar page={page} />
      <Box
        sx={{
          display: { xs: 'none', lg: 'flex' },
          displayPrint: 'none',
          position: 'fixed',
          insetBlock: `${TOP_BAR_UNITS * 4}px 0`,
          insetInlineStart: 0,
          inlineSize: SIDE_UNITS * 4,
          overflowY: 'auto',
          bgcolor: 'wheat',
          borderInlineEnd: '1px solid',
          borderColor: 'line',
        }}
      >
        <SideNavigation current={page} />
      </Box>
      <Box
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{
          marginInlineStart: { lg: SIDE_UNITS },
          minInlineSize: 0,
          outline: 'none',
          '@media print': { marginInlineStart: 0 },
        }}
      >
        <Box
          sx={{
            maxInlineSize: 1600,
            paddingInline: { xs: 4, sm: 6, md: 10 },
            paddingBlock: { xs: 6, md: 9 },
          }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              mb: { xs: 5, md: 7 },
            }}
          >
            <Typography variant="h3" component="h1" sx={{ color: 'olive' }}>
              {t(`common.pages.${page}`)}
            </Typography>
            {open && actions}
            {open && followsEdition(page) && <EditionChoice drafts={preparesEdition(page)} />}
          </Box>
          {open && <EditionNotice page={page} />}
          {open ? <CallScope key={`${year} ${view}`}>{children}</CallScope> : <OtherRolesPage />}
        </Box>
      </Box>
    </Box>
  );
}
