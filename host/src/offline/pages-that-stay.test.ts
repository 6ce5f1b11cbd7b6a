import type { KeptPage, PageToKeep } from './kept';
import { pagesThatStay } from './pages-that-stay';

function buildKept(address: string, visited = false, minute = 0): KeptPage {
  const savedAt = new Date(Date.UTC(2025, 3, 28, 9, minute)).toISOString();
  return { address, visited, savedAt, title: 'Page', release: '1', files: [], data: [] };
}

const buildAsked = (address: string, visited = false): PageToKeep => ({
  ...{ address, visited },
  ...{ files: [], data: [] },
});

const staying = (kept: readonly KeptPage[], asked: readonly PageToKeep[]) =>
  pagesThatStay(kept, asked).map(({ address }) => address);

it('lets go what remotes no longer want, and nothing that was visited', () => {
  const kept = [buildKept('/'), buildKept('/plan'), buildKept('/contact', true)];
  expect(staying(kept, [buildAsked('/')])).toEqual(['/contact', '/']);
});

it('keeps a page that remotes want and whose first visit could not be kept any more', () => {
  const kept = [buildKept('/badges'), buildKept('/plan')];
  const asked = [buildAsked('/badges', true), buildAsked('/plan')];
  expect(staying(kept, asked)).toEqual(['/badges', '/plan']);
});

it('leaves what is there to who saves data and asks for no other page', () => {
  const kept = [buildKept('/'), buildKept('/plan')];
  expect(staying(kept, [buildAsked('/plan', true)])).toEqual(['/', '/plan']);
});

it('keeps forty visited pages, the newest', () => {
  const kept = Array.from({ length: 41 }, (_, minute) => buildKept(`/${minute}`, true, minute));
  const addresses = staying(kept, [buildAsked('/plan')]);
  expect(addresses).toHaveLength(40);
  expect(addresses).toContain('/40');
  expect(addresses).not.toContain('/0');
});
