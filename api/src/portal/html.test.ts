import { escapeHtml } from '@mosta/release/page/escape-html';
import { escapeJson } from '@mosta/release/page/escape-json';
import fc from 'fast-check';

it('writes any text so that no element or attribute can begin or end in it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    }),
  );
  expect(escapeHtml(`<a title='"'>&`)).toBe('&lt;a title=&#39;&quot;&#39;&gt;&amp;');
});

it('writes any JSON so that it reads back the same and cannot close its element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', ']]>'), (value, ending) => {
      const written = escapeJson({ value, ending });
      expect(written).not.toContain('<');
      expect(JSON.stringify(JSON.parse(written))).toBe(JSON.stringify({ value, ending }));
    }),
  );
});
