// Plain JavaScript on purpose: Node starts this very file, from source and beside the bundle alike, and a process that may
// read its own files alone could not compile it. `node draw-process.mjs <program of a version>`; tasks and results
// (drawing-task.ts) are messages, one after the other. A program keeps its language in modules, which change it as the live
// page does: it is prepared again when the next task is in another one.
import { createRequire } from 'node:module';

/** @typedef {import('./drawing-task').Program} Program */
/** @typedef {import('./drawing-task').DrawingTask} DrawingTask */
/** @typedef {import('./drawing-task').DrawingResult} DrawingResult */

const [, , file = ''] = process.argv;
/** @type {Program | undefined} */
let program;
/** @type {{ language: DrawingTask['language'], draw: Awaited<ReturnType<Program['prepare']>> } | undefined} */
let prepared;

function load() {
  program ??= /** @type {Program} */ (createRequire(import.meta.url)(file));
  return program;
}

/** @param {DrawingTask} task */
async function draw({ path, language, answers }) {
  if (prepared?.language !== language) {
    prepared = undefined;
    prepared = { language, draw: await load().prepare(language) };
  }
  return prepared.draw(path, answers);
}

/**
 * @param {DrawingTask | typeof import('./drawing-task').LOAD} task
 * @returns {Promise<DrawingResult>}
 */
async function answer(task) {
  try {
    if (task !== 'load') return { text: await draw(task) };
    load();
    return { text: '' };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (/** @type {DrawingTask | typeof import('./drawing-task').LOAD} */ task) => {
  void answer(task).then((result) => process.send?.(result));
});
