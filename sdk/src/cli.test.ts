import { main } from './cli';

/** What a call prints, and its exit code. */
async function run(...args: string[]) {
  const written: string[] = [];
  const keep = (text: unknown) => {
    written.push(String(text));
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  const code = await main(args);
  return { code, text: written.join('') };
}

it('lists the commands when it is given none', async () => {
  const { code, text } = await run();
  expect(code).toBe(0);
  expect(text).toMatch(/^Usage : npx portal <commande>/);
});

it('names an unknown command, and those that there are', async () => {
  const { code, text } = await run('publsh');
  expect(code).toBe(1);
  expect(text).toMatch(/^Commande inconnue : « publsh »\.\nUsage : /);
});
