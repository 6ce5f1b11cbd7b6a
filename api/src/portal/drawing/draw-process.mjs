// Plain JavaScript on purpose: Node starts this very file, from source and beside the bundle alike, and a process that may
// read its own files alone could not compile it. `node draw-process.mjs <program of a version> <language>`; tasks and
// results (drawing-task.ts) are messages. One process for a language: a program keeps its texts and styles in modules.
import { createRequire } from 'node:module';

/** @typedef {import('./drawing-task').Program} Program */
/** @typedef {import('./drawing-task').DrawingTask} DrawingTask */
/** @typedef {import('./drawing-task').DrawingResult} DrawingResult */

const [, , file = '', language = ''] = process.argv;
/** @type {ReturnType<Program['prepare']> | undefined} */
let prepared;

function prepare() {
  const { prepare: begin } = /** @type {Program} */ (createRequire(import.meta.url)(file));
  return begin(/** @type {import('@mosta/shared/contract/languages').Language} */ (language));
}

/**
 * @param {DrawingTask} task
 * @returns {Promise<DrawingResult>}
 */
async function answer({ path, answers }) {
  try {
    prepared ??= prepare();
    const draw = await prepared;
    return { text: await draw(path, answers) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (/** @type {DrawingTask} */ task) => {
  void answer(task).then((result) => process.send?.(result));
});
