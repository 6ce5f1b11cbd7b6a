import { UserError } from '../user-error';

/**
 * The name of a remote, written as such or as its folder. It need not lie in this repository: others publish from
 * theirs.
 * @throws UserError for what cannot be a name
 */
export function remoteName(nameOrFolder: string): string {
  const name = nameOrFolder.replace(/^remote-/, '').replace(/\/$/, '');
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name;
  throw new UserError(
    `« ${nameOrFolder} » n’est pas un nom de remote : des minuscules, des chiffres et des tirets.`,
  );
}
