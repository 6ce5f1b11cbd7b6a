import { minify } from '@swc/core';

const INLINE_SCRIPT = /(?<=<script>).*?(?=<\/script>)/gs;

/** Shortens the scripts that stand in a page itself: everybody fetches them with each page. */
export async function minifyInlineScripts(html: string): Promise<string> {
  const short: string[] = [];
  for (const [script] of html.matchAll(INLINE_SCRIPT)) {
    const { code } = await minify(script, { compress: true, mangle: true, module: false });
    short.push(code);
  }
  return html.replace(INLINE_SCRIPT, () => short.shift() ?? '');
}
