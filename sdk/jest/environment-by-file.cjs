/**
 * The environment of a package with pages: the browser's for tests that draw (`.test.tsx`), Node's for the others, which
 * start in a fraction of the time. A `.test.ts` that asks for the page says so by `@jest-environment`.
 */
const BrowserEnvironment = require('./browser-environment.cjs');
const { TestEnvironment: NodeEnvironment } = require('./node-environment.cjs');

function EnvironmentByFile(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
  return new Environment(config, context);
}

module.exports = EnvironmentByFile;
