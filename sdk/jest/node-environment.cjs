/**
 * Node's environment of the unit tests. The embedded database is a WebAssembly module of 9 MB that lives for some
 * seconds in a test file: optimizing what it runs costs more than it saves.
 */
require('./shared-code.cjs');
require('node:v8').setFlagsFromString('--liftoff-only');

module.exports = require('jest-environment-node');
