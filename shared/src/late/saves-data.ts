/** Not in TypeScript's declarations, since Safari and Firefox do not say it. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asks to save data: then nothing is fetched before it is needed. */
export function savesData(): boolean {
  const { connection }: WithConnection = navigator;
  return connection?.saveData === true;
}
