import { emptyRegistry } from '@mosta/shared/contract/registry';
import { fillTemplate, prepareTemplate } from './template';

it('leaves a complete template alone', () => {
  const html =
    '<html lang="{{lang}}"><head><!--portal:head--></head><body><!--portal:page--></body></html>';
  expect(prepareTemplate(html).html).toBe(html);
});

it('gives back the quotes and comments that a minifier took', () => {
  expect(
    prepareTemplate('<html lang={{lang}} dir={{dir}}><head></head><body></body></html>').html,
  ).toBe(
    '<html lang="{{lang}}" dir="{{dir}}"><head><!--portal:head--></head><body><!--portal:page--></body></html>',
  );
});

it('fills a template with texts that stay texts, and a configuration that cannot end its element', () => {
  const template = prepareTemplate(
    '<html lang="{{lang}}" dir="{{dir}}"><head><title>{{title}}</title></head><body>{{failed}}</body></html>',
  );
  const html = fillTemplate(template, {
    language: 'ar',
    title: '<b>{{failed}} $&',
    description: '',
    head: '<meta name="x">',
    body: '',
    failed: 'non',
    noScript: '',
    config: {
      environment: 'test',
      language: 'ar',
      overrides: true,
      remoteOrigins: ['</script>'],
      registry: emptyRegistry(new Date(0)),
      manifests: {},
      status: 200,
    },
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>&lt;b&gt;{{failed}} $&amp;</title>');
  expect(html).toContain('<meta name="x"></head><body>non');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it('takes the preloads of late façades out of the page, by the façade that needs them', () => {
  const link = (file: string, facade: string) =>
    `<link rel="preload" as="script" href="${file}" data-facade="${facade}" />`;
  const { html, facades } = prepareTemplate(
    `<html><head><link rel="icon" href="/i.svg" />${link('/a.js', 'fields')}${link('/b.js', 'all')}${link('/a.js', 'all')}</head><body></body></html>`,
  );
  expect(html).toContain('<head><link rel="icon" href="/i.svg" /><!--portal:head--></head>');
  const [a, b] = ['/a.js', '/b.js'].map(
    (file) => `<link rel="preload" as="script" href="${file}" />`,
  );
  expect(Object.fromEntries(facades)).toEqual({ fields: [a], all: [b, a] });
});
