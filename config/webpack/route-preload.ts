import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { BannerPlugin, RuntimeGlobals } from 'webpack';
import type { Chunk, Compilation, Compiler, RuntimeModule } from 'webpack';
import { appEnvironment } from '../constants';
import { rewriteHtml } from './html';
import { loadRoutes } from './load-routes';

const PLACEHOLDER = '<script data-route-preload></script>';
const BUILD = '<meta name="build" content=""';
const TEMPLATES = '<template data-first-view></template>';
const FIRST_VIEW = '<script data-first-view></script>';

/** Runtime module of webpack or the style extractor -> its function, and the folder of its files. */
const FILE_NAMES: Readonly<Record<string, readonly [target: string, folder: string]>> = {
  'get javascript chunk filename': [RuntimeGlobals.getChunkScriptFilename, 'chunk'],
  'get mini-css chunk filename': [`${RuntimeGlobals.require}.miniCssF`, 'css'],
};

/** Chunk of home's part with data; named where it is asked for. */
const LIVE_HOME = 'live-home';
/** First statement of the entry: what follows its arrival need not wait until it has run. */
const ARRIVED = 'window.entryArrived && window.entryArrived();';

type Hashes = Record<'chunk' | 'css', Record<string, string>>;

/** Content hashes of the files of all chunks that are loaded on demand. */
function hashesOf({ chunks }: Compilation): Hashes {
  const hashes: Hashes = { chunk: {}, css: {} };
  for (const { files } of chunks)
    for (const file of files) {
      const [, folder, id = '', hash = ''] = /^(chunk|css)\/(\w+)\.(\w+)\.\w+$/.exec(file) ?? [];
      if (folder && id !== 'app') hashes[folder as 'chunk'][id] = hash;
    }
  return hashes;
}

/** Names a build by all of its files: it changes with any of them, which no single file's hash does. */
function idOf({ assets }: Compilation): string {
  const names = Object.keys(assets).filter((name) => name !== 'index.html');
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12);
}

/** Taro page path -> ids of the chunks that a lazily loaded page needs. */
function chunksOfPages(compilation: Compilation): Map<string, Chunk['id'][]> {
  const chunks = new Map<string, Chunk['id'][]>();
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = /(pages\/[\w-]+\/[\w-]+\/index)$/.exec(request ?? '')?.[1];
      if (page && !group.isInitial()) {
        chunks.set(
          page,
          group.chunks.map(({ id }) => id),
        );
      }
    }
  }
  return chunks;
}

const inline = (source: string): string =>
  `<script>${transformSync(source, { minify: true, target: 'es5', charset: 'utf8' }).code.trim()}</script>`;
/** Content of an inline script that calls what a file of this folder exports. */
function call(file: string, ...args: unknown[]): string {
  const source = readFileSync(join(__dirname, file), 'utf8');
  const given = args.map((arg) => JSON.stringify(arg)).join();
  return inline(`(function(module){${source};module.exports(${given})})({})`);
}

function startScript(compilation: Compilation): string {
  const { includedRoutes, pageOf, routeOf } = loadRoutes();
  const chunks = chunksOfPages(compilation);
  const services = compilation.namedChunks.get('services')?.id;
  if (services === undefined) throw new Error('The services have no chunk of their own');
  const routes: Record<string, string> = {};
  const scope = { target: 'h5', environment: appEnvironment as 'qa' } as const;
  for (const name of includedRoutes(scope)) {
    const { path, title } = routeOf(name);
    const needed = path.includes(':') ? undefined : chunks.get(pageOf(name));
    const own = needed?.filter((id) => id !== services) ?? [];
    routes[path] = [own.join('.'), ...title].join('|');
  }
  const home = compilation.namedChunkGroups.get(LIVE_HOME)?.chunks.map(({ id }) => id);
  if (!home) throw new Error('The part of home with data has no chunk of its own');
  const later = home.filter((id) => id !== services);
  return call('start-script.js', hashesOf(compilation), [services], routes, later);
}

/**
 * Writes the start page's scripts: the files of all chunks and the titles of all pages, which the app reads from there, so
 * that the entry does not change with them; the files of the page in the address, which are asked for while the entry is
 * still loading; and the one that shows home's first view.
 */
export class RoutePreload {
  constructor(
    private readonly home: string,
    private readonly languages: readonly [preset: string, other: string],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RoutePreload', (compilation) => {
      compilation.hooks.runtimeModule.tap('RoutePreload', (module: RuntimeModule) => {
        const [target, folder] = FILE_NAMES[module.name] ?? [];
        if (target)
          module.generate = () => `${target} = function (id) { return chunkFile("${folder}", id) }`;
      });
    });
    new BannerPlugin({ banner: ARRIVED, raw: true, entryOnly: true, test: /\.js$/ }).apply(
      compiler,
    );
    rewriteHtml(compiler, 'RoutePreload', 0, (html, compilation) => {
      const replacements = [
        [BUILD, `<meta name="build" content="${idOf(compilation)}"`],
        [PLACEHOLDER, startScript(compilation)],
        [TEMPLATES, `<template data-languages="${this.languages.join(' ')}"></template>`],
        [FIRST_VIEW, call('first-view-script.js', this.homeHashes(), ...this.languages)],
      ] as const;
      return replacements.reduce((text, [placeholder, content]) => {
        if (!text.includes(placeholder)) throw new Error(`The start page has no ${placeholder}`);
        return text.replace(placeholder, () => content);
      }, html);
    });
  }

  private homeHashes(): string[] {
    return ['', '#', `#${this.home}`];
  }
}
