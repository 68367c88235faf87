import { resolve } from 'node:path';
import type { Compiler } from 'webpack';

const NAME = 'StandIns';

/** What webpack is about to build, as far as it is replaced here. */
interface Resolved {
  readonly createData: { resource?: string; userRequest?: string };
}

/**
 * Replaces files of packages by our own, which must have the same exports. The build fails if a file is not met: a new
 * version of the package has moved it, and what replaced it would silently be gone.
 */
export class StandIns {
  /** @param files end of a file's path -> file in the folder `stand-ins` */
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    const missing = new Set(Object.keys(this.files));
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, (data) => {
        const { createData } = data as Resolved;
        const resource = createData.resource?.replace(/\\/g, '/');
        const met = Object.keys(this.files).find((end) => resource?.endsWith(end));
        if (met === undefined) return;
        missing.delete(met);
        createData.resource = resolve(__dirname, 'stand-ins', this.files[met] ?? '');
        createData.userRequest = createData.resource;
      });
    });
    compiler.hooks.afterCompile.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      for (const end of missing)
        compilation.errors.push(
          new compiler.webpack.WebpackError(`No file ${end} was met, so nothing stands in for it`),
        );
    });
  }
}
