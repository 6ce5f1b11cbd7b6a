import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteBoundary } from './remote-boundary';

let error: Error | null = null;

function Fragile() {
  if (error) throw error;
  return <p>Contenu</p>;
}

function draw(reports: FailureReport[]) {
  return render(
    <RemoteBoundary
      remote="hotels"
      version="1.0.0"
      report={(failure) => reports.push(failure)}
      fallback={(code, retry) => (
        <button type="button" onClick={retry}>
          {code}
        </button>
      )}
    >
      <Fragile />
    </RemoteBoundary>,
  );
}

beforeEach(() => {
  // React repeats every caught error on the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('RemoteBoundary', () => {
  it.each([
    ['Error', 'render', 'RENDER_FAILED'],
    ['ChunkLoadError', 'script', 'CHUNK_FAILED'],
    ['SecondCopyError', 'singleton', 'SECOND_COPY'],
  ])('reports a %s as phase %s with code %s', (name, phase, code) => {
    error = Object.assign(new Error('broken'), { name });
    const reports: FailureReport[] = [];
    draw(reports);
    expect(reports).toEqual([{ remote: 'hotels', version: '1.0.0', phase, code, ms: 0 }]);
    expect(screen.getByRole('button', { name: code })).toBeVisible();
  });

  it('draws the content again when asked', async () => {
    error = new Error('broken');
    draw([]);
    error = null;
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Contenu')).toBeVisible();
  });
});
