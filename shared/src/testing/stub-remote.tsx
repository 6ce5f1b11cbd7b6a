import { CONTRACT_VERSION } from '../contract/contract-version';
import { defineRemote, type RemoteModule } from '../contract/define-remote';
import { type DescriptorSource, defineDescriptor } from '../contract/descriptor';

type StubOptions = {
  name?: string;
  contract?: string;
  /** Paths of the stub's pages; the first one throws while it is drawn when `broken`. */
  paths?: readonly string[];
  slots?: readonly string[];
  broken?: boolean;
};

/** A remote of a few lines for tests of the host and of the shell: each page says its path, each slot its name. */
export function createStubRemote(options: StubOptions = {}): {
  remote: RemoteModule;
  descriptor: DescriptorSource;
} {
  const {
    name = 'stub',
    contract = `^${CONTRACT_VERSION}`,
    paths = ['/stub'],
    slots = [],
  } = options;
  const same = (text: string) => ({ fr: text, en: text, ar: text });
  const remote = defineRemote({
    contract,
    name,
    routes: Object.fromEntries(
      paths.map((path, index) => [
        path,
        async () => ({
          default: () => {
            if (options.broken && index === 0) throw new Error(`The stub ${name} is broken`);
            return <h1>{`Page ${path}`}</h1>;
          },
        }),
      ]),
    ),
    slots: Object.fromEntries(
      slots.map((slot) => [slot, async () => ({ default: () => <p>{`Slot ${name}/${slot}`}</p> })]),
    ),
  });
  const descriptor = defineDescriptor({
    name,
    label: same(`Partie ${name}`),
    contract,
    routes: paths.map((path) => ({ path, title: same(`Titre ${path}`), description: same(path) })),
    navigation: [],
    slots: [...slots],
  });
  return { remote, descriptor };
}
