import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { sources } from 'webpack';

/** The list's name among the emitted files; scripts/service-worker.mjs reads it. */
const LIST = 'offline-files.json';
const PAGE = /(pages\/[\w-]+\/[\w-]+\/index)$/;
const START = 'app';

const pageIn = (group: ChunkGroup): string | undefined =>
  group.origins.map(({ request }) => PAGE.exec(request ?? '')?.[1]).find(Boolean);

/** A page's chunks, and those that its parts load later. */
function withParts(group: ChunkGroup, into: Set<ChunkGroup>): void {
  if (into.has(group)) return;
  into.add(group);
  for (const part of group.childrenIterable) if (!pageIn(part)) withParts(part, into);
}

/**
 * Files of the entry, the services and the given pages, with the parts that these load later: what the site needs to
 * open them without a network.
 * @throws Error for a page that has no chunk
 */
function filesOf({ chunkGroups, entrypoints }: Compilation, pages: readonly string[]): string[] {
  const groups = new Set<ChunkGroup>();
  const entry = entrypoints.get(START);
  if (!entry) throw new Error(`There is no entry ${START}`);
  withParts(entry, groups);
  for (const page of pages) {
    const group = chunkGroups.find((each) => pageIn(each) === page);
    if (group) withParts(group, groups);
    else throw new Error(`${page} has no chunk that could be stored`);
  }
  const files = [...groups].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).sort();
}

/** Emits the list of files that the service worker stores when it is installed. */
export class OfflineFiles {
  constructor(private readonly pages: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OfflineFiles', (compilation) => {
      // After the file names have their final hashes.
      const stage = 5000;
      compilation.hooks.processAssets.tap({ name: 'OfflineFiles', stage }, () => {
        const list = JSON.stringify(filesOf(compilation, this.pages));
        compilation.emitAsset(LIST, new sources.RawSource(list));
      });
    });
  }
}
