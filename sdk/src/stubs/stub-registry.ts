import { join } from 'node:path';
import type { Descriptor, DescriptorSource } from '@mosta/shared/contract/descriptor';
import {
  emptyRegistry,
  type Registry,
  type RegistryVersion,
} from '@mosta/shared/contract/registry';
import { FAILURES, type Failure, type FailureName } from '../failures/failure-table';
import { FAILURE_STUBS, HELPING_BUILDS, WORKING_STUBS } from './failure-stubs';
import type { FileFault } from './faults';
import { type PlacedStub, placeStub, readBuiltDescriptor } from './placed-stub';

/** A line of the portal's first page. */
export type ListedStub = {
  name: string;
  path: string;
  what: string;
  seen: string;
  code: string | null;
};

/** Everything that a portal of stubs serves. */
export type StubRegistry = {
  registry: Registry;
  /** Builds by their name under `/stubs/`. */
  places: Map<string, PlacedStub>;
  faults: Map<string, readonly FileFault[]>;
  list: ListedStub[];
};

export type RegistryOptions = {
  /** Folder of the built stubs. */
  stubsDir: string;
  /** Whether the stubs are there; a remote alone is held against the contract without them. */
  stubs: boolean;
  /** Each gets a stub that answers on all of its routes and slots. */
  descriptors: readonly DescriptorSource[];
  /** Folders of builds, each under its own name. */
  remotes: readonly string[];
};

/** Gathers stubs, generated remotes and remotes under test; the last ones go before, so that they may take any address. */
export async function gatherStubs(options: RegistryOptions): Promise<StubRegistry> {
  const gathered = new Gathered(options.stubsDir);
  for (const folder of options.remotes) {
    const { name } = await readBuiltDescriptor(folder);
    gathered.add(name, await gathered.place(folder, name));
  }
  for (const descriptor of options.descriptors) await gathered.addGenerated(descriptor);
  if (options.stubs) {
    for (const [name, what] of Object.entries(WORKING_STUBS)) await gathered.addWorking(name, what);
    for (const name of Object.keys(FAILURE_STUBS)) await gathered.addFailure(name as FailureName);
    // for overrides: `?mf.hotels=stub:crash`
    for (const { build } of Object.values(FAILURE_STUBS)) await gathered.addOverride(build);
  }
  await gathered.addBuild(HELPING_BUILDS.home);
  const { registry, places, faults, list } = gathered;
  return { registry, places, faults, list };
}

class Gathered implements StubRegistry {
  readonly registry = emptyRegistry(new Date());
  readonly places = new Map<string, PlacedStub>();
  readonly faults = new Map<string, readonly FileFault[]>();
  readonly list: ListedStub[] = [];

  constructor(private readonly stubsDir: string) {}

  async place(...[folder, place, changes]: Parameters<typeof placeStub>): Promise<RegistryVersion> {
    const placed = await placeStub(folder, place, changes);
    this.places.set(place, placed);
    return placed.version;
  }

  add(
    name: string,
    version: RegistryVersion,
    { previous, enabled = true }: { previous?: RegistryVersion; enabled?: boolean } = {},
  ): void {
    const versions = [version, ...(previous ? [previous] : [])];
    this.registry.remotes[name] = {
      enabled,
      active: version.descriptor.version,
      previous: previous?.descriptor.version ?? null,
      versions: Object.fromEntries(versions.map((each) => [each.descriptor.version, each])),
    };
  }

  async addBuild(name: string): Promise<Descriptor> {
    const version = await this.place(this.folderOf(name), name);
    this.add(name, version);
    return version.descriptor;
  }

  async addWorking(name: string, what: string): Promise<void> {
    const { routes } = await this.addBuild(name);
    this.list.push({ name, path: routes[0]?.path ?? '/', what, seen: 'The page', code: null });
  }

  /** A build under its own name, as no remote of the registry. */
  async addOverride(build: string): Promise<void> {
    if (!this.places.has(build)) await this.place(this.folderOf(build), build);
  }

  async addGenerated(source: DescriptorSource): Promise<void> {
    const { name, label, routes, navigation, slots } = source;
    const changes = { name, label, routes, navigation, slots };
    this.add(name, await this.place(this.folderOf('record'), name, changes));
    for (const { path } of routes.filter(({ redirectTo }) => redirectTo === undefined)) {
      const what = 'Generated from a descriptor; records what it is given';
      this.list.push({ name, path, what, seen: 'A page that names itself', code: null });
    }
  }

  async addFailure(name: FailureName): Promise<void> {
    const { build, faults = [], previous, disabled } = FAILURE_STUBS[name];
    const { what, seen, code }: Failure = FAILURES[name];
    const path = stubPath(name);
    const same = (text: string) => ({ fr: text, en: text, ar: text });
    const texts = { title: same(name), description: same(what) };
    const changes = {
      name,
      label: same(name),
      routes: [{ path, ...texts, guarded: false, frame: 'site' as const }],
    };
    const active = await this.place(this.folderOf(build), name, changes);
    const before =
      previous &&
      (await this.place(this.folderOf(HELPING_BUILDS.before), `${name}.before`, {
        ...changes,
        version: '0.9.0',
      }));
    this.add(name, active, { enabled: !disabled, ...(before && { previous: before }) });
    this.faults.set(name, faults);
    this.list.push({ name, path, what, seen, code });
  }

  private folderOf(stub: string): string {
    return join(this.stubsDir, stub, 'dist');
  }
}

/** Address of a stub's page. */
export function stubPath(name: string): string {
  return `/stub/${name}`;
}
