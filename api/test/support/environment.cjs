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
const { evaluateOnce } = load('./shared-code.cjs');

const folder = dirname(require.resolve('@electric-sql/pglite'));
NodeEnvironment.embeddedDatabase = process.env.TEST_DATABASE_URL
  ? null
  : new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')));

// What runs the embedded database, and holds nothing of it.
evaluateOnce(/[\\/]@electric-sql[\\/]pglite[\\/]dist[\\/]index\.cjs$/);

// The reader of style sheets: its grammar of CSS is a tenth of what a service loads.
evaluateOnce(/[\\/]node_modules[\\/]css-tree[\\/]cjs[\\/]index\.cjs$/);

// The lists of weak passwords have 300,000 words, which are unpacked and put in order once in each worker.
evaluateOnce(/[\\/]@zxcvbn-ts[\\/]language-\w+[\\/]dist[\\/]index\.cjs$/);
evaluateOnce(/[\\/]@zxcvbn-ts[\\/]core[\\/]dist[\\/]index\.cjs$/, (file) => {
  const core = require(file);
  const estimators = new Map();
  /** Takes the place of its class: one estimator for the same lists. */
  function ZxcvbnFactory(options) {
    const lists = Object.values(options.dictionary);
    for (const [known, estimator] of estimators)
      if (known.every((list, place) => list === lists[place])) return estimator;
    const estimator = new core.ZxcvbnFactory(options);
    estimators.set(lists, estimator);
    return estimator;
  }
  return { ...core, ZxcvbnFactory };
});

module.exports = NodeEnvironment;
