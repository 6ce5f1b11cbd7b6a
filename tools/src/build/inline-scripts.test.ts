import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_DIR } from '../project';
import { minifyInlineScripts } from './inline-scripts';

it('shortens each script in its place and leaves the rest alone', async () => {
  const html =
    '<p>a  b</p>\n<script>\n// why\nvar  first = 1;\n</script><script>second();</script>';
  expect(await minifyInlineScripts(html)).toBe(
    '<p>a  b</p>\n<script>var first=1;</script><script>second();</script>',
  );
});

it('refuses a script that no browser could read', async () => {
  await expect(minifyInlineScripts('<script>(</script>')).rejects.toThrow();
});

it('has no script in the page of the host that weighs a kilobyte and a half', async () => {
  const html = await minifyInlineScripts(await readFile(join(HOST_DIR, 'src/index.html'), 'utf8'));
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(Buffer.byteLength(script)).toBeLessThan(1536);
});
