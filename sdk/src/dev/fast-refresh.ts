import { relative, sep } from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';

const NAME = 'FastRefreshPlugin';
/** The file that decides what is written into modules. */
export const PREPARED_BY = import.meta.filename;
const SCRIPT = /\.[cm]?tsx?$/;
const MARKED = /\$Refresh(?:Reg|Sig)\$\(/;
const CATALOGUE = /[\\/]locales[\\/]\w+\.json$/;

type Options = {
  /** Name by which page and server speak of this build. */
  build: string;
  /** Folders whose texts are exchanged too, and the namespace of the texts in each. */
  folders: Readonly<Record<string, string>>;
};

/**
 * Lets a page exchange modules of a build while it shows them. The page has one refresh runtime for host and remotes,
 * which its development script brings along: a plugin that gives each build a runtime of its own could not refresh what
 * another build's React has drawn. In a page without that script the build works, and is not exchanged.
 */
export class FastRefreshPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        NAME,
        ([source, ...rest], module) => [this.prepared(source, module, compiler.context), ...rest],
      );
    });
  }

  private prepared(
    source: string | Buffer,
    { resource, type }: NormalModule,
    context: string,
  ): string | Buffer {
    const { build, folders } = this.options;
    const found = Object.entries(folders).find(([folder]) => resource.startsWith(folder + sep));
    if (found && CATALOGUE.test(resource) && type === 'javascript/auto') {
      return preparedCatalogue(String(source), build, found[1]);
    }
    // The compiler has marked the components of every source, wherever it lies.
    if (!SCRIPT.test(resource) || !(found || MARKED.test(String(source)))) return source;
    const id = `${build}/${relative(context, resource).replaceAll(sep, '/')}`;
    return preparedScript(String(source), build, id);
  }
}

/** Registers the components of a module, which the compiler has marked, and offers the module for exchange. */
export function preparedScript(source: string, build: string, id: string): string {
  const before =
    `var $RefreshReg$ = (type, name) => globalThis.portalDevelopment?.register(type, ${JSON.stringify(`${id} `)} + name), ` +
    '$RefreshSig$ = () => globalThis.portalDevelopment?.signature() ?? ((type) => type); ';
  return `${before}${source}\n${offer('accept', build, '() => __webpack_module__.exports')}`;
}

/** A catalogue as a module of its own, which JSON cannot be, so that it can be exchanged. */
export function preparedCatalogue(source: string, build: string, namespace: string): string {
  return `export default ${source};\n${offer('acceptTexts', build, JSON.stringify(namespace))}`;
}

function offer(how: string, build: string, what: string): string {
  const call = `globalThis.portalDevelopment?.${how}(${JSON.stringify(build)}, import.meta.webpackHot, () => __webpack_hash__, ${what});`;
  return `if (import.meta.webpackHot) ${call}`;
}
