import { prepareTemplate } from './template';

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
