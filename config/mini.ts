import { resolve } from 'node:path';
import webpack from 'webpack';
import type Chain from 'webpack-chain';
import { isContractCode } from './constants';
import { cssModules } from './styles';
import { everyBuild } from './webpack/every-build';
import { withoutPasswordCiphers } from './webpack/key-derivation';
import { loadRoutes } from './webpack/load-routes';
import { Sitemap } from './webpack/sitemap';

interface LoaderMeta {
  modifyInstantiate?: (code: string, type: 'app' | 'page') => string;
}

const HTML_PARSER =
  /[\\/]@tarojs[\\/]runtime[\\/]dist[\\/]dom-external[\\/]inner-html[\\/]html\.js$/;
const CREATED = /createPageConfig\(component, ?'([^']+)',/;

/** Taro paths of the pages that WeChat's menu can share to Moments (朋友圈). */
function momentsPages(): ReadonlySet<string> {
  const { ROUTE_NAMES, routeOf, pageOf } = loadRoutes();
  return new Set(ROUTE_NAMES.filter((name) => routeOf(name).share?.moments).map(pageOf));
}

/** What families write is for those who look for it in the product, not for WeChat's search. */
const COMMUNITY = /^pages\/community\//;

/** Pages that WeChat's search may index: those that anybody may read, without what users write. */
const indexedPages = (): string[] => [...momentsPages()].filter((page) => !COMMUNITY.test(page));

/**
 * Wraps every page in our error boundary; Taro's own leaves a page that throws blank. Pages that the route table allows
 * to be shared to Moments declare it here: WeChat checks for the handler when a page is created.
 */
function boundary(code: string, type: 'app' | 'page'): string {
  if (type === 'app') return code;
  const [created, path = ''] = CREATED.exec(code) ?? [];
  if (!created) throw new Error('Taro creates pages in another way than expected');
  const inside = momentsPages().has(path)
    ? 'Object.assign(withBoundary(component), { enableShareTimeline: true })'
    : 'withBoundary(component)';
  const wrapped = code.replace(created, `createPageConfig(${inside}, '${path}',`);
  return `import { withBoundary } from '@/routes/boundary/with-boundary'\n${wrapped}`;
}

/** Mini-program build: modern output; modules shared by subpackages stay out of the main package. */
export const mini = {
  baseLevel: 8,
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  // Nothing sets `innerHTML`: rich text is a node tree. The HTML parser is removed below as well.
  runtime: { enableInnerHTML: false },
  // Design tokens use `PX`, which is not converted: a 44 px target stays 44 px on a 320 px wide phone, and large type
  // keeps its size. `px` in a page becomes rpx and is for pictures and figures that may scale.
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // Our plugins' runtime code and the contract's rules are TypeScript outside src/.
  compile: {
    include: [(file: string) => /[\\/]config[\\/]plugins[\\/]/.test(file), isContractCode],
  },
  webpackChain(chain: Chain) {
    chain.target(['web', 'es2017'] as unknown as 'web'); // webpack-chain's types allow one target only
    everyBuild(chain);
    withoutPasswordCiphers(chain);
    chain
      .plugin('noHtmlParser')
      .use(webpack.NormalModuleReplacementPlugin, [
        HTML_PARSER,
        resolve(__dirname, 'webpack/no-inner-html.js'),
      ]);
    if (process.env.TARO_ENV === 'weapp') chain.plugin('sitemap').use(Sitemap, [indexedPages()]);
    chain.plugin('miniPlugin').tap((args) => {
      (args[0] as { loaderMeta: LoaderMeta }).loaderMeta.modifyInstantiate = boundary;
      return args;
    });
  },
};
