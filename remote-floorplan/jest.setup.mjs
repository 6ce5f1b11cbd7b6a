// Tests that draw have a page; the others are Node's.
if (typeof document !== 'undefined') {
  // jsdom complains about every canvas; a browser that cannot draw answers null, and so do the tests.
  HTMLCanvasElement.prototype.getContext = () => null;

  // jsdom lacks it: mouse events with the two fields that the plan reads.
  globalThis.PointerEvent ??= class extends MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.pointerType = init.pointerType ?? '';
    }
  };
}

// jsdom lacks it, and Node's own keeps the process alive: one message, in a task of its own.
const inNextTask = globalThis.setTimeout;
globalThis.MessageChannel = class {
  constructor() {
    this.port1 = { onmessage: null, close: () => undefined };
    this.port2 = { postMessage: (data) => inNextTask(() => this.port1.onmessage?.({ data })) };
  }
};
