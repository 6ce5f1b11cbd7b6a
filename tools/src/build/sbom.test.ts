import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { type Installed, readInstalled } from '../checks/dependencies/installed';
import { type LockFile, readWorkspaceLock } from '../checks/dependencies/lock-file';
import { ROOT } from '../project';
import { createBom } from './sbom';

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

let lock: LockFile;
let installed: Installed[];
beforeAll(async () => {
  [lock, installed] = await Promise.all([readWorkspaceLock(), readInstalled(ROOT)]);
});

const bomOf = (importer: string) =>
  createBom({ name: importer, version: '1.0.0-abcdef01', importer }, lock, installed);
const namesOf = ({ components }: ReturnType<typeof bomOf>) =>
  components.map(({ group, name }) => [group, name].filter(Boolean).join('/'));

describe('the list of what a program is made of', () => {
  it.each([
    'host',
    'api',
    'remote-public',
    'remote-exhibitor',
    'remote-floorplan',
    'remote-hotels',
    'remote-organiser',
  ])('is valid CycloneDX 1.6 for %s, and names nothing twice', async (importer) => {
    const bom = bomOf(importer);
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
    const refs = bom.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set([importer, ...refs]);
    const unknown = bom.dependencies.flatMap(({ dependsOn }) =>
      dependsOn.filter((ref) => !known.has(ref)),
    );
    expect(unknown).toEqual([]);
  });

  it('would be refused where the standard is broken', async () => {
    const bom = { ...bomOf('api'), components: [{ type: 'library' }] };
    expect(await validator.validate(JSON.stringify(bom))).not.toBeNull();
  });

  it('holds what runs, with what that needs, its hash and its licence', () => {
    const service = bomOf('api');
    expect(namesOf(service)).toEqual(expect.arrayContaining(['fastify', 'pdfkit', 'png-js']));
    const fastify = service.components.find(({ name }) => name === 'fastify');
    expect(fastify).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      licenses: [{ license: { id: 'MIT' } }],
    });
  });

  it('holds no tool, and the libraries of the page with the host alone', () => {
    for (const importer of ['host', 'api', 'remote-hotels']) {
      expect(namesOf(bomOf(importer))).not.toEqual(expect.arrayContaining(['jest']));
    }
    expect(namesOf(bomOf('host'))).toContain('@mui/material');
    expect(namesOf(bomOf('api'))).not.toContain('@mui/material');
    expect(namesOf(bomOf('remote-hotels'))).not.toContain('@mui/material');
  });
});
