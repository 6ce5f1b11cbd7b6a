/** What the tests of a package with pages begin with, by the environment of each. */
require(typeof document === 'undefined' ? './setup-node.mjs' : './setup-browser.mjs');
