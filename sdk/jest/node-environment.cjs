/**
 * Node's environment of the unit tests. The embedded database is a WebAssembly module of 9 MB whose code all test files of a
 * worker share: V8 optimizes what they run most, eleven times later than it would by itself, and leaves the rest.
 */
require('./shared-code.cjs');
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--wasm-tiering-budget=20000000');

module.exports = require('jest-environment-node');
