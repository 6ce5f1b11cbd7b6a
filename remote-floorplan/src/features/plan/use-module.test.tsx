import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useModule } from './use-module';

function Part({ load }: { load: () => Promise<{ text: string }> }) {
  const { module, failed, retry } = useModule(load);
  if (failed) {
    return (
      <button type="button" onClick={retry}>
        again
      </button>
    );
  }
  return <output>{module?.text ?? 'loading'}</output>;
}

test('a part that cannot be fetched says so, and comes when it is tried again', async () => {
  const load = jest
    .fn<Promise<{ text: string }>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ text: 'there' });
  render(<Part load={load} />);
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('there')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
