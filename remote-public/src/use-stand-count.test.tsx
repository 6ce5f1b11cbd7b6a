import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { answers, isUnreachable, setupApi } from '@mosta/shared/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { renderPublic } from './testing';
import { useStandCount } from './use-stand-count';

const api = setupApi();

const Count = () => <output>{useStandCount()}</output>;
const count = () => screen.getByRole('status');

const place = { size: null, free: false, group: 'E' };
const EAST = {
  ...{ id: 'est', name: 'Hall Est', drawings: [] },
  places: [
    { ...place, code: 'E01', kind: 'stand' },
    { ...place, code: 'E02', kind: 'stand' },
    { ...place, code: '1', kind: 'entrance' },
  ],
};

test('the stands of every hall that the service shows are counted', async () => {
  api.use(answers('get', '/v1/hall', [...shippedHalls(), EAST]));
  await renderPublic(<Count />);
  await waitFor(() => expect(count()).toHaveTextContent('163'));
});

test('the number of the page, or else of the file, holds while the service says nothing', async () => {
  api.use(isUnreachable('get', '/v1/hall'));
  const { unmount } = await renderPublic(<Count />);
  expect(count()).toHaveTextContent('161');
  unmount();
  const meta = Object.assign(document.createElement('meta'), {
    name: 'stand-count',
    content: '163',
  });
  document.head.append(meta);
  await renderPublic(<Count />);
  expect(count()).toHaveTextContent('163');
  meta.remove();
});
