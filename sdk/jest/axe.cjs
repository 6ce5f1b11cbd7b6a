/**
 * jest-axe, asked for violations only. axe-core otherwise also describes each element that is well, with a selector
 * for it, and no test reads that.
 */
const { dirname } = require('node:path');

// The one of the package under test; by its bare name it would be this file again.
const from = dirname(expect.getState().testPath);
const jestAxe = require(require.resolve('jest-axe/index.js', { paths: [from] }));

module.exports = { ...jestAxe, axe: jestAxe.configureAxe({ resultTypes: ['violations'] }) };
