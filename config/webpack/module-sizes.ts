import { writeFileSync } from 'node:fs';
import type { Compiler, Module } from 'webpack';

type Sized = Module & { readonly modules?: readonly Module[] };

/** Modules of a chunk with those that webpack has joined into one. */
const inside = (module: Sized): readonly Module[] => module.modules ?? [module];

/**
 * Writes what each chunk consists of to a file, as JSON: its id, name and files, whether it is in the first load, and
 * the bytes of each module before they are minified. `STATS=<file> npm run build -- h5`.
 */
export class ModuleSizes {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ModuleSizes', ({ chunks, chunkGraph }) => {
      const rows = [...chunks].map((chunk) => ({
        id: chunk.id,
        name: chunk.name,
        initial: chunk.canBeInitial(),
        files: [...chunk.files],
        modules: [...chunkGraph.getChunkModules(chunk)]
          .flatMap(inside)
          .map((module) => [module.nameForCondition() ?? module.identifier(), module.size()]),
      }));
      writeFileSync(this.file, JSON.stringify(rows));
    });
  }
}
