import { useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { useHotels } from '../../features/hotel/use-hotels';

export default function AccommodationPage() {
  const { t } = useTranslation('hotels');
  const { data } = useHotels();
  return (
    <>
      <Typography component="h1" variant="h2">
        {t('page.heading')}
      </Typography>
      <p role="status">{data ? t('list.found', { count: data.length }) : t('list.loading')}</p>
      <ul>
        {data?.map((hotel) => (
          <li key={hotel._id}>{hotel.name}</li>
        ))}
      </ul>
    </>
  );
}
