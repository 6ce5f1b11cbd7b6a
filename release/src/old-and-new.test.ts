import { buildDescriptor, buildRegistry } from '@mosta/shared/testing/registry';
import { refusalsOf } from './gate';
import type { Facades, Requirements } from './requirements';

/** What hosts of three days have published of themselves at `/facades.json`. */
const HOSTS: Record<string, Facades> = {
  '1.2.0': host('1.2.0', ['Button', 'Section']),
  '1.5.0': host('1.5.0', ['Button', 'LiveOnly', 'Section']),
  '2.0.0': host('2.0.0', ['LiveOnly', 'Section']),
};

function host(contract: string, ui: string[]): Facades {
  return { contract, facades: { '@mosta/shared/ui': ui }, shared: { react: '19.3.1' } };
}

/** A remote that was built for a contract and takes these parts of the façade. */
function refusalsBy(contract: string, ui: string[], hostVersion: string) {
  const requirements: Requirements = {
    facades: { '@mosta/shared/ui': ui },
    shared: { react: '^19.3.1' },
    pages: [],
    missingTexts: {},
  };
  const descriptor = buildDescriptor({ name: 'media', contract, routes: [], entry: 'files/a.js' });
  const facades = HOSTS[hostVersion];
  return refusalsOf({ descriptor, files: [], registry: buildRegistry({}), requirements, facades });
}

it('publishes an old remote into a newer host of the same major', () => {
  expect(refusalsBy('^1.2.0', ['Button'], '1.5.0')).toEqual([]);
});

it('publishes a new remote into an old host that has what it needs', () => {
  expect(refusalsBy('^1.2.0', ['Section'], '1.2.0')).toEqual([]);
});

it('keeps a new remote from an old host, by what is missing and by both contracts', () => {
  expect(refusalsBy('^1.5.0', ['LiveOnly'], '1.2.0')).toEqual([
    {
      code: 'CONTRACT_RANGE',
      message: expect.stringMatching(
        /media demande le contrat \^1\.5\.0, ce portail a le contrat 1\.2\.0/,
      ),
    },
    {
      code: 'FACADE_EXPORT_MISSING',
      message: expect.stringContaining('@mosta/shared/ui n’offre pas LiveOnly'),
    },
  ]);
});

it('keeps an old remote from a host of the next major, which has dropped what it uses', () => {
  expect(refusalsBy('^1.5.0', ['Button'], '2.0.0').map(({ code }) => code)).toEqual([
    'CONTRACT_RANGE',
    'FACADE_EXPORT_MISSING',
  ]);
});
