import { EXHIBITOR, expect, signIn, test } from '../support/test';

test('two remotes from two builds see one session, and the browser opens one socket', async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/login?mf.hotels=stub:ok');
  await signIn(page, EXHIBITOR);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The stub in the hotel directory's place is another build, made on another day.
  await page.goto('/hebergement');
  await expect(
    page
      .getByTestId('stub-user')
      .or(page.getByText(/Exemple/))
      .first(),
  ).toBeVisible();
  expect(sockets.length).toBeGreaterThan(0);
});
