import { type Theme, useMediaQuery } from '@mosta/shared/ui';
import { BesideList } from '../../ui/beside-list';
import { SavedViews } from '../../ui/saved-views';
import { ApplicationList } from './application-list';
import { ApplicationView } from './application-view';
import { ListFilters } from './list-filters';
import { useOpenApplication } from './staff-address';

/** The applications to choose from, and the open one: beside the list where there is room, else in its place. */
export function Applications() {
  const { id, file } = useOpenApplication();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (id === null) {
    return (
      <>
        <SavedViews table="staff" opened="candidature" />
        <ListFilters />
        <ApplicationList beside={false} />
      </>
    );
  }
  // an open file takes the list's room
  if (!wide || file !== null) return <ApplicationView key={id} id={id} />;
  return (
    <BesideList list={<ApplicationList beside />}>
      <ApplicationView key={id} id={id} />
    </BesideList>
  );
}
