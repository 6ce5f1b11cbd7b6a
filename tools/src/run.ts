import { printError } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { ReleaseError } from '@mosta/release/release-error';

/** A command of the root package: `npm run <name> -- <args>`. Resolves to the exit code. */
export type Command = (args: string[]) => Promise<number>;

/** Runs `tools/src/commands/<name>.ts`; a failure that a person can mend is one sentence, without a stack. */
export async function run(name: string, args: string[]): Promise<void> {
  try {
    const module = (await import(`./commands/${name}.ts`)) as { command?: Command };
    if (!module.command) throw new UserError(`Commande inconnue : « ${name} ».`);
    process.exitCode = await module.command(args);
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ReleaseError)) throw error;
    printError(error.message);
    process.exitCode = 1;
  }
}
