import { useTranslation } from '@mosta/shared/i18n';
import { useEdition, useQuery } from '@mosta/shared/queries';
import { useLocation } from '@mosta/shared/router';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { useShowRow } from '@mosta/shared/shell';
import { ButtonLink, CardGrid, EmptyState, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ExhibitorPage } from '../../features/exhibitors/exhibitor-page';
import { FormerDirectory } from '../../features/exhibitors/former-directory';
import {
  formerDirectoryQuery,
  formerEditionQuery,
  formerExhibitorQuery,
  formerNewsQuery,
} from '../../features/former/former.queries';
import { readFormerAddress } from '../../features/former/former-address';
import { FormerFrame, FormerOverview } from '../../features/former/former-frame';
import { FormerGate } from '../../features/former/former-gate';
import { FormerNotice } from '../../features/former/former-notice';
import { CardLink } from '../../features/info/card-link';
import { Trail } from '../../features/info/trail';
import { FilteredNews } from '../../features/news/news-list';
import { formerPath, PATHS } from '../../paths';
import { formerScene } from '../../scenes/former-scene';

/** Former editions, or what the address names of one. */
export default function EditionPage() {
  const { pathname } = useLocation();
  const asked = readFormerAddress(pathname);
  if (asked === undefined) return <FormerEditions />;
  if (asked === null) return <UnknownPage />;
  const { year, part, exhibitor } = asked;
  if (exhibitor !== undefined) return <Exhibitor year={year} id={exhibitor} />;
  if (part === 'directory') return <DirectoryOf year={year} />;
  if (part === 'news') return <NewsOf year={year} />;
  return <Overview year={year} />;
}

function Overview({ year }: { year: number }) {
  const { t } = useTranslation('public');
  return (
    <FormerGate query={useQuery(formerEditionQuery(year))} unknown={<UnknownPage />}>
      {(page) => (
        <FormerOverview
          page={page}
          trail={<Trail page="former" part={t('former.edition', { year })} />}
        />
      )}
    </FormerGate>
  );
}

function DirectoryOf({ year }: { year: number }) {
  const { t } = useTranslation('public');
  const steps = useSteps(year);
  return (
    <FormerGate query={useQuery(formerDirectoryQuery(year))} unknown={<UnknownPage />}>
      {(page) => (
        <FormerFrame
          page={page}
          part="directory"
          trail={<Trail page="former" between={steps} part={t('former.directory.heading')} />}
        >
          <FormerDirectory directory={page} />
        </FormerFrame>
      )}
    </FormerGate>
  );
}

function NewsOf({ year }: { year: number }) {
  const { t } = useTranslation('public');
  const steps = useSteps(year);
  return (
    <FormerGate query={useQuery(formerNewsQuery(year))} unknown={<UnknownPage />}>
      {(page) => (
        <FormerFrame
          page={page}
          part="news"
          trail={<Trail page="former" between={steps} part={t('former.news.heading')} />}
        >
          {page.news.length > 0 ? (
            <FilteredNews news={page.news} />
          ) : (
            <EmptyState title={t('former.noNews.title')}>{t('former.noNews.text')}</EmptyState>
          )}
        </FormerFrame>
      )}
    </FormerGate>
  );
}

function Exhibitor({ year, id }: { year: number; id: string }) {
  const { t } = useTranslation('public');
  const steps = useSteps(year);
  const directory = { to: formerPath(year, 'directory'), title: t('former.directory.heading') };
  return (
    <FormerGate query={useQuery(formerExhibitorQuery(year, id))} unknown={<UnknownPage />}>
      {(page) => (
        <ExhibitorPage
          exhibitor={page.exhibitor}
          former={{
            notice: <FormerNotice year={year} part="directory" />,
            directory: directory.to,
            row: page,
          }}
          trail={<Trail page="former" between={[...steps, directory]} part={page.exhibitor.name} />}
        />
      )}
    </FormerGate>
  );
}

/** The steps of the breadcrumb between all former editions and a page of one. */
function useSteps(year: number) {
  const { t } = useTranslation('public');
  return [{ to: formerPath(year, 'overview'), title: t('former.edition', { year }) }];
}

const NO_ROW = {};

/** The server answers 404 with the list of former editions; so does this. */
function UnknownPage() {
  const { t } = useTranslation('public');
  useShowRow(NO_ROW);
  return <FormerEditions lead={<span role="status">{t('former.unknown')}</span>} />;
}

function FormerEditions({ lead }: { lead?: ReactNode }) {
  const { t } = useTranslation('public');
  const { former, year: current } = useEdition();
  return (
    <>
      <SceneHeading
        scene={formerScene(former)}
        trail={<Trail page="former" />}
        title={t('pages.former.title')}
        lead={lead ?? t('pages.former.lead')}
      />
      <Section compact labelledBy="former">
        <Typography id="former" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('former.all')}
        </Typography>
        {former.length > 0 ? (
          <CardGrid columns={{ sm: 2, md: 3 }}>
            {former.map((year) => (
              <li key={year}>
                <CardLink
                  to={formerPath(year, 'overview')}
                  title={t('former.edition', { year })}
                  text={t('former.overview.text')}
                />
              </li>
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            title={t('former.none.title')}
            action={
              <ButtonLink to={PATHS.confirmed} variant="outlined">
                {t('former.now.directory', { year: current })}
              </ButtonLink>
            }
          >
            {t('former.none.text')}
          </EmptyState>
        )}
      </Section>
    </>
  );
}
