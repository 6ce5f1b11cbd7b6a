import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Button, PlainList } from '@mosta/shared/ui';
import { useBarPlaces } from '../layout/use-bar-places';
import { AfterNavigation } from '../page/after-navigation';
import { ShowLivePage } from '../page/live-page';
import { DocumentHead } from '../page/page-head';
import { UnknownAddress } from './unknown-address';

/** Unknown address; the server answers it with status 404. Leads home and to what the bar of a phone leads to. */
export function NotFoundPage() {
  const { t } = useTranslation('host');
  const places = useBarPlaces();
  return (
    <>
      <DocumentHead title={t('notFound.title')} description={t('notFound.text')} />
      <UnknownAddress>
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
          {places.map(({ place, path }) => (
            <li key={place}>
              <Button component={Link} to={path} variant="outlined">
                {t(`bar.${place}`)}
              </Button>
            </li>
          ))}
        </PlainList>
      </UnknownAddress>
      <AfterNavigation />
      <ShowLivePage />
    </>
  );
}
