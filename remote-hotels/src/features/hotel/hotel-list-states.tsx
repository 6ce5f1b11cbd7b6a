import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, Button, CircularProgress, EmptyState, Skeleton } from '@mosta/shared/ui';
import { HotelGrid } from './hotel-grid';
import { plainMailtoHref } from './hotel-links';

const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8'];
/** About the height of a card, so that little moves when the cards come. */
const SKELETON_HEIGHT = 420;

/** The wait: what is happening, and the places where the cards will stand. */
export function HotelListLoading() {
  const { t } = useTranslation('hotels');
  return (
    <>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, marginBlockEnd: 6 }}>
        <CircularProgress size={24} aria-hidden="true" />
        {t('list.loading')}
      </Box>
      <HotelGrid
        items={SKELETONS.map((key) => ({
          key,
          content: <Skeleton variant="rounded" height={SKELETON_HEIGHT} />,
        }))}
      />
    </>
  );
}

/** The directory has no hotel yet. */
export function HotelListEmpty() {
  const edition = useEdition();
  const { t } = useTranslation('hotels');
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        <Button variant="outlined" href={plainMailtoHref(edition.contact.email)}>
          {t('list.emptyAction')}
        </Button>
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}

/** The filter leaves nothing. */
export function NoHotelMatches({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('hotels');
  return (
    <EmptyState
      title={t('filter.noneTitle')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('filter.reset')}
        </Button>
      }
    >
      {t('filter.noneText')}
    </EmptyState>
  );
}
