/** Waits until nothing else works on the machine: what a portal does after its start would be measured with the page. */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '@mosta/portal-sdk/terminal';

/** Most of all cores that may be at work in a sample, how long a sample is, how many in a row, and when to stop waiting. */
const AT_WORK = 0.1;
const SAMPLE_MS = 1000;
const SAMPLES = 3;
const LONGEST_MS = 90_000;

/** A portal draws its pages after its start, which takes a core for some seconds. Says so if the machine stays busy. */
export async function whenMachineIsIdle(): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  let quiet = 0;
  while (quiet < SAMPLES) {
    const share = await shareAtWork();
    quiet = share < AT_WORK ? quiet + 1 : 0;
    if (Date.now() > end) {
      print(`  measured on a busy machine: ${Math.round(share * 100)} % of its cores at work`);
      return;
    }
  }
}

/** Share of all cores that work, 0 to 1, over one sample. */
async function shareAtWork(): Promise<number> {
  const before = coreTimes();
  await sleep(SAMPLE_MS);
  const after = coreTimes();
  const all = after.all - before.all;
  return all > 0 ? 1 - (after.idle - before.idle) / all : 0;
}

function coreTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  const all = times.reduce(
    (sum, core) => sum + core.user + core.nice + core.sys + core.idle + core.irq,
    0,
  );
  return { idle, all };
}
