import { resolve } from 'node:path';
import webpack from 'webpack';
import type Chain from 'webpack-chain';
import { isContractCode } from './constants';
import { cssModules } from './styles';
import { loadRoutes } from './webpack/load-routes';

interface LoaderMeta {
  modifyInstantiate?: (code: string, type: 'app' | 'page') => string;
}

const HTML_PARSER =
  /[\\/]@tarojs[\\/]runtime[\\/]dist[\\/]dom-external[\\/]inner-html[\\/]html\.js$/;
const CREATED = /createPageConfig\(component, ?'([^']+)',/;

/** Pages that the menu of WeChat offers for moments, by their Taro path. */
function momentsPages(): ReadonlySet<string> {
  const { ROUTE_NAMES, routeOf, pageOf } = loadRoutes();
  return new Set(ROUTE_NAMES.filter((name) => routeOf(name).share?.moments).map(pageOf));
}

/**
 * Every page comes up inside our boundary; Taro's own leaves a page that throws blank. Pages that the route table
 * offers for moments say so here: WeChat's menu looks for their handler when they are made.
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

/** Mini-program build: modern output, shared modules of subpackages stay out of the main package. */
export const mini = {
  baseLevel: 8,
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  // Nothing sets `innerHTML` here: rich text is a tree of nodes. Its parser is left out below as well.
  runtime: { enableInnerHTML: false },
  // Tokens are real pixels (`PX` passes the conversion), so that a 44 px target is 44 on a phone 320 wide as well and
  // large type stays as large as promised; `px` of a page becomes rpx and is for pictures and figures that may scale.
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // The runtime half of our plugins and the contract's rules are TypeScript outside the source folder.
  compile: {
    include: [(file: string) => /[\\/]config[\\/]plugins[\\/]/.test(file), isContractCode],
  },
  webpackChain(chain: Chain) {
    chain.target(['web', 'es2017'] as unknown as 'web'); // webpack-chain's types know one target only
    chain
      .plugin('noHtmlParser')
      .use(webpack.NormalModuleReplacementPlugin, [
        HTML_PARSER,
        resolve(__dirname, 'webpack/no-inner-html.js'),
      ]);
    chain.plugin('miniPlugin').tap((args) => {
      (args[0] as { loaderMeta: LoaderMeta }).loaderMeta.modifyInstantiate = boundary;
      return args;
    });
  },
};
