/**
 * The labels of form controls, found once for each state of the page. jsdom looks for each control's labels through the
 * whole page, and for the control of each label that it meets through the whole page again; queries by label ask that
 * of every control.
 */
const { createRequire } = require('node:module');

/** @param {string} jsdomFolder */
function rememberControls(jsdomFolder) {
  const load = createRequire(`${jsdomFolder}/package.json`);
  // Its modules refer to each other and load in this sequence only.
  load('./lib/api.js');
  const { implementation } = load('./lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
  const control = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');
  if (!control?.get) {
    throw new Error('jsdom finds the control of a label elsewhere now: adapt sdk/jest/labels.cjs.');
  }
  const known = new WeakMap();
  Object.defineProperty(implementation.prototype, 'control', {
    ...control,
    get() {
      const root = this.getRootNode({});
      let last = known.get(this);
      // By the version of the page jsdom renews its own lists, those of labels among them.
      if (last === undefined || last.root !== root || last.version !== root._version) {
        last = { root, version: root._version, element: control.get.call(this) };
        known.set(this, last);
      }
      return last.element;
    },
  });
}

module.exports = { rememberControls };
