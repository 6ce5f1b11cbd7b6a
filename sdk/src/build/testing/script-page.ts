import { createContext, runInContext } from 'node:vm';

type Script = {
  src: string;
  integrity: string;
  tagName: 'SCRIPT';
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
};

/** A page that can do nothing but load scripts, from files that lie in memory. */
export class ScriptPage {
  /** Addresses that were asked for, in order. */
  readonly requests: string[] = [];
  private readonly attached: Script[] = [];
  private readonly document = {
    currentScript: null as Script | null,
    head: { appendChild: (script: Script) => this.attach(script) },
    createElement: () => newScript(),
    getElementsByTagName: () => this.attached,
  };
  private readonly context: Record<string, unknown>;

  constructor(private readonly files: ReadonlyMap<string, string>) {
    const location = new URL('http://portal.test/');
    this.context = createContext({ document: this.document, location, URL, setTimeout, Promise });
    Object.assign(this.context, { window: this.context, self: this.context });
    this.context.clearTimeout = clearTimeout;
  }

  /** Runs a script as an element of the page would. */
  run(address: string): void {
    const script = newScript();
    script.src = address;
    this.execute(script);
  }

  /** A global that a script left behind. */
  global<Value>(name: string): Value {
    return this.context[name] as Value;
  }

  private attach(script: Script): void {
    this.attached.push(script);
    this.requests.push(script.src);
    setImmediate(() => {
      this.attached.splice(this.attached.indexOf(script), 1);
      const found = this.files.has(script.src);
      if (found) this.execute(script);
      const event = { type: found ? 'load' : 'error', target: script };
      (found ? script.onload : script.onerror)?.(event);
    });
  }

  private execute(script: Script): void {
    this.document.currentScript = script;
    runInContext(this.files.get(script.src) ?? '', this.context);
    this.document.currentScript = null;
  }
}

function newScript(): Script {
  const attributes = new Map<string, string>();
  const script: Script = {
    src: '',
    integrity: '',
    tagName: 'SCRIPT',
    getAttribute: (name) => (name === 'src' ? script.src : (attributes.get(name) ?? null)),
    setAttribute: (name, value) => attributes.set(name, value),
  };
  return script;
}
