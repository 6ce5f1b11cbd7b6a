import { join } from 'node:path';
import { SDK_DIR } from './places';

/** Runs one command with what follows its name. @returns the exit code */
type Run = (args: string[]) => Promise<number>;

/** A command of `portal`, for the team of a remote: its code is loaded when it runs. */
export type Command = {
  /** Its line in the list of commands. */
  usage: string;
  load: () => Promise<Run>;
};

/** Builds that the SDK brings along; `--portal` takes the host of a portal that runs. */
const PACKED = { stubsDir: join(SDK_DIR, 'stubs'), hostDir: join(SDK_DIR, 'host') };

/** Every command that needs nothing but a remote's folder and, for some, the address of a portal. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    usage: 'new <nom> --sdk <adresse|dossier>   écrit un nouveau remote dans remote-<nom>',
    load: async () => (await import('./commands/new')).newCommand,
  },
  test: {
    usage: 'test [chemin]                       lance les tests du remote',
    load: async () => (await import('./commands/test')).testCommand,
  },
  types: {
    usage:
      'types [--portal <adresse>]          vérifie les types, aussi avec ceux de l’hôte en service',
    load: async () => (await import('./commands/types')).typesCommand,
  },
  build: {
    usage: 'build                               construit le remote dans dist',
    load: async () => (await import('./commands/build')).buildCommand,
  },
  publish: {
    usage:
      'publish --portal <adresse>          contrôle, construit et envoie, avec le jeton de PORTAL_TOKEN',
    load: async () => (await import('./commands/publish')).publishCommand,
  },
  conform: {
    usage:
      'conform <dossier|adresse>           contrôle un remote seul : contrat, pages, langues, axe, console, pannes',
    load: async () => {
      const { conformCommand } = await import('./conform/conform-command');
      return (args) => conformCommand(args, PACKED);
    },
  },
  stubs: {
    usage:
      'stubs                               sert le portail avec des remotes d’essai seuls, sans service',
    load: async () => {
      const { stubsCommand } = await import('./stubs/stubs-command');
      return (args) => stubsCommand(args, PACKED);
    },
  },
  dev: {
    usage:
      'dev [--portal <adresse>]            montre le remote dans un portail, et chaque modification aussitôt',
    load: async () => (await import('./dev/dev-command')).devCommand,
  },
};
