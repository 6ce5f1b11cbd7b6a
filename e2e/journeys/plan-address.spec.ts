import { expectShiftsBelow, recordShifts } from '../support/layout-shifts';
import { expect, liveShown, test } from '../support/test';

for (const [address, drawing, lacks] of [
  ['/PlanSalon?plan=b', 'Plan B', 'A31'],
  ['/Exposant-map?plan=b', 'Plan B', 'A31'],
  ['/PlanSalon?plan=b&stand=A31', 'Plan A', undefined],
  ['/PlanSalon?plan=z&hall=nord', 'Plan A', undefined],
] as const) {
  test(`${address} is ${drawing} before any script, and stays so`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(address);
    const sheet = silent.getByRole('img', { name: new RegExp(drawing) });
    await expect(sheet.locator('text', { hasText: 'B12' })).toBeVisible();
    await expect(sheet.locator('text', { hasText: 'A31' })).toHaveCount(lacks ? 0 : 1);
    await expect(silent.getByRole('img', { name: /dessin/ })).toHaveCount(1);
    const current = silent.getByRole('link', { name: drawing });
    await expect(current).toHaveAttribute('aria-current', 'true');
    expect(await silent.content()).not.toContain('plan-part');
    await context.close();

    await recordShifts(page);
    await page.goto(address);
    await liveShown(page);
    await expect(page.getByRole('img', { name: new RegExp(drawing) })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectShiftsBelow(page, 0.01);
  });
}
