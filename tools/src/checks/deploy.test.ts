import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project';
import { configurationVariables } from './documents/project-facts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

const variables = configurationVariables(ROOT).sort();
const example = read('deploy/environment.example');

it('finds the variables', () => {
  expect(variables.length).toBeGreaterThan(20);
});

it('gives every variable in the example, and none that nobody reads', () => {
  const given = namesIn(example, /^([A-Z0-9_]+)=/gm);
  const compose = namesIn(read('deploy/compose.yaml'), /\$\{([A-Z0-9_]+)/g);
  expect(given.filter((name) => !compose.includes(name) || variables.includes(name))).toEqual(
    variables,
  );
  expect(given).toEqual(expect.arrayContaining(compose));
});

it('keeps secrets out of the example and of the services', () => {
  for (const name of ['AUTH_SECRET', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  }
  expect(read('deploy/compose.yaml')).not.toMatch(/(PASSWORD|SECRET\w*): (?!\$\{)/);
});

it('names every image by an exact tag', () => {
  const images = namesIn(read('deploy/compose.yaml'), /image: (\S+)/g);
  const bases = namesIn(read('deploy/Dockerfile'), /^FROM (\S+)/gm);
  for (const image of [...images, ...bases]) {
    expect(image).toMatch(/:(v?\d+\.\d+\.\d+|\d+\.\d+-|RELEASE\.)/);
  }
});
