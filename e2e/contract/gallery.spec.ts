import { expect, test, violations } from '../support/test';

// The server does not know the stub's address and answers it with 404; the host finds the route in the stub.
test.use({ allowedConsole: /status of 404/ });

test('the gallery shows the shared components, in both schemes and directions', async ({
  page,
}) => {
  await page.goto('/stub/gallery?mf.gallery=stub:gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galerie des composants');
  const sections = page.getByRole('navigation', { name: 'Sections de la galerie' });
  await sections.getByRole('link', { name: 'Formulaires' }).click();
  await expect(page.getByRole('group', { name: 'Votre société' })).toBeInViewport();
  await page.getByRole('button', { name: 'Ouvrir la question' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Garder' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  expect(await violations(page)).toEqual([]);
});
