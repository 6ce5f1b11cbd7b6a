import { ReleaseError } from '@mosta/release/release-error';
import { COMMANDS } from './commands';
import { print, printError } from './terminal';
import { UserError } from './user-error';

/** `npx portal <command> …`: runs a command; a failure that a person can mend is one sentence. @returns the exit code */
export async function main([name = '', ...args]: string[]): Promise<number> {
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command) return await (await command.load())(args);
    if (name !== '' && name !== 'help')
      throw new UserError(`Commande inconnue : « ${name} ».\n${usage()}`);
    print(usage());
    return 0;
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ReleaseError)) throw error;
    printError(error.message);
    return 1;
  }
}

function usage(): string {
  return [
    'Usage : npx portal <commande>',
    ...Object.values(COMMANDS).map((one) => `  ${one.usage}`),
  ].join('\n');
}
