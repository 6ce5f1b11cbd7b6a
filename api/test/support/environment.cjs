/**
 * Node's environment of the unit tests, with the embedded database's module compiled once in each worker of jest. V8
 * gives the compiled code to every thread that asks for the same bytes, for as long as somebody has it: the database of
 * the next test file starts with the functions that the ones before it have made fast.
 */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { createRequire } = require('node:module');

const load = createRequire(require.resolve('@mosta/portal-sdk/jest'));
const NodeEnvironment = load('./node-environment.cjs');

const folder = dirname(require.resolve('@electric-sql/pglite'));
NodeEnvironment.embeddedDatabase = process.env.TEST_DATABASE_URL
  ? null
  : new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')));

module.exports = NodeEnvironment;
