import type { Compilation, Compiler } from 'webpack';
import { appEnvironment } from '../constants';
import { rewriteHtml } from './html';
import { loadRoutes } from './load-routes';

const PLACEHOLDER = '<script data-route-preload></script>';

/** Taro page path -> files that a lazily loaded page needs. */
function filesOfPages(compilation: Compilation): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = /(pages\/[\w-]+\/[\w-]+\/index)$/.exec(request ?? '')?.[1];
      if (page && !group.isInitial()) files.set(page, group.getFiles());
    }
  }
  return files;
}

function script(compilation: Compilation): string {
  const { includedRoutes, pageOf, routeOf } = loadRoutes();
  const files = filesOfPages(compilation);
  const names: string[] = [];
  const index = (file: string) => {
    if (!names.includes(file)) names.push(file);
    return names.indexOf(file);
  };
  const routes: Record<string, number[]> = {};
  const scope = { target: 'h5', environment: appEnvironment as 'qa' } as const;
  for (const name of includedRoutes(scope)) {
    const { path } = routeOf(name);
    const needed = (files.get(pageOf(name)) ?? []).filter((file) => /\.(js|css)$/.test(file));
    if (needed.length && !path.includes(':')) routes[path] = needed.map(index);
  }
  // ES5 on purpose: this script is not transpiled, and old engines run it.
  return `(function(f,r){var p=r[location.hash.slice(1).split('?')[0]]||[];for(var i=0;i<p.length;i++){var l=document.createElement('link'),n=f[p[i]];l.rel='preload';l.as=/css$/.test(n)?'style':'script';l.href=n;document.head.appendChild(l)}})(${JSON.stringify(names)},${JSON.stringify(routes)})`;
}

/** Preloads the chunk of the page in the hash while the entry is still loading. */
export class RoutePreload {
  apply(compiler: Compiler): void {
    rewriteHtml(compiler, 'RoutePreload', 0, (html, compilation) =>
      html.replace(PLACEHOLDER, () => `<script>${script(compilation)}</script>`),
    );
  }
}
