/**
 * Lets the test files of one worker share compiled code. jest evaluates every module anew for each test file, by
 * `vm.compileFunction`, which parses and compiles its source each time. V8 keeps the code of a `vm.Script` and finds it
 * again by its source, with the functions that were compiled when they first ran; only the evaluation is repeated.
 */
const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

// A test file lives for some seconds, and most of its functions run for too short a time to pay for optimizing them:
// V8 begins later with it, after nine times as much of a function has run.
setFlagsFromString('--interrupt-budget=600000');

const { compileFunction } = vm;

/** Modules that are evaluated once in each worker, by the end of their files' names, and what gives their exports. */
const once = new Map();

/**
 * Has a module evaluated once in each worker, for all its test files.
 * @param {RegExp} file matches the name of its file; it must hold nothing that a test changes
 * @param {(file: string) => unknown} exported what the test files get, by default all that it exports
 */
function evaluateOnce(file, exported = require) {
  once.set(file, exported);
}

// Testing Library's table of roles: nothing but constants, in 300 modules for its two copies, a fifth of what a test of
// a page loads.
evaluateOnce(/[\\/]node_modules[\\/]aria-query[\\/]lib[\\/]index\.js$/);

/**
 * What modules take from the language, and no test replaces: not the clock or `Error`, for two. A global of a context is looked up
 * through Node's interceptors, which takes half a microsecond each time; as a variable around the module it costs nothing.
 */
const BUILT_IN = [
  ...[
    'Array',
    'BigInt',
    'Boolean',
    'Function',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
  ],
  ...['Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'Uint8Array', 'WeakMap', 'WeakSet'],
  ...['isNaN', 'parseFloat', 'parseInt', 'process'],
];

/** The values of a context's own, which are not those of another. */
const builtIn = new WeakMap();

function builtInOf(context) {
  let values = builtIn.get(context);
  if (values === undefined) {
    values = vm.runInContext(`[${BUILT_IN.join(',')}]`, context);
    builtIn.set(context, values);
  }
  return values;
}

/** @returns the function that gives the exports of a module that is evaluated once; undefined for all others */
function exportsOf(name) {
  for (const [file, exported] of once) if (file.test(name)) return () => exported(name);
  return undefined;
}

vm.compileFunction = (source, parameters, options) => {
  const shared = options?.parsingContext && exportsOf(options.filename ?? '');
  if (shared) {
    const place = parameters.indexOf('module');
    return (...given) => {
      given[place].exports = shared();
    };
  }
  // A dynamic import needs the callback that compileFunction was given, and code with a callback is not shared.
  if (options?.parsingContext === undefined || /\bimport\s*\(/.test(source)) {
    return compileFunction(source, parameters, options);
  }
  const head = `(function (${BUILT_IN.join(',')}) { return (function (${parameters.join(',')}) {`;
  // Lines and columns stay those of the file; the line break ends a comment in its last line.
  const script = new vm.Script(`${head}${source}\n}) })`, {
    filename: options.filename,
    columnOffset: -head.length,
  });
  return script.runInContext(options.parsingContext)(...builtInOf(options.parsingContext));
};

module.exports = { evaluateOnce };
