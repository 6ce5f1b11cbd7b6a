/** A program for threads that takes longer to start than the tests allow for a document. */
export { draw } from './odd-print-worker.mjs';

Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
