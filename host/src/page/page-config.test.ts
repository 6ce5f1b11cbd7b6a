/** @jest-environment @mosta/portal-sdk/jest/page */
import { readPageConfig } from './page-config';

function pageWith(content: string): Document {
  return new DOMParser().parseFromString(
    `<script type="application/json" id="portal-page">${content}</script>`,
    'text/html',
  );
}

const config = {
  environment: 'production',
  language: 'fr',
  overrides: false,
  remoteOrigins: [],
  registry: { schemaVersion: 1, updatedAt: '2026-01-01T00:00:00.000Z', remotes: {} },
};

describe('readPageConfig', () => {
  it('reads what the server wrote', () => {
    expect(readPageConfig(pageWith(JSON.stringify(config)))).toMatchObject({
      environment: 'production',
      manifests: {},
    });
  });

  it.each([
    ['a page that was not served by the portal', new DOMParser().parseFromString('', 'text/html')],
    ['text that is not JSON', pageWith('{')],
    [
      'a registry of another schema',
      pageWith(JSON.stringify({ ...config, registry: { schemaVersion: 2 } })),
    ],
  ])('refuses %s', (_case, page) => {
    expect(() => readPageConfig(page)).toThrow();
  });
});
