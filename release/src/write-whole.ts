import { open } from 'node:fs/promises';

/** Writes a file and forces it to disk; the caller renames it into its place. */
export async function writeWhole(file: string, content: string, mode = 0o666): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
