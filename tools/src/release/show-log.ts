import { print } from '@mosta/portal-sdk/terminal';
import { type LogEntry, readLog } from '@mosta/release/release-log';
import { DATA_DIR } from '../project';

/** `portal log`: who changed what, oldest first. */
export async function showLog(
  remote: string | undefined,
  { json }: { json: boolean },
): Promise<number> {
  const entries = await readLog(DATA_DIR, remote);
  if (json) print(JSON.stringify(entries, null, 2));
  else print(entries.length === 0 ? 'Rien n’a encore été publié.' : entries.map(line).join('\n'));
  return 0;
}

function line({ at, by, action, remote, active, version, percent, commit, reason }: LogEntry) {
  return [
    at.slice(0, 19).replace('T', ' '),
    by,
    action,
    remote,
    ...(version ? [version] : []),
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(active && active !== version ? [`active : ${active}`] : []),
    ...(commit ? [commit.slice(0, 8)] : []),
    ...(reason ? [reason] : []),
  ].join('  ');
}
