import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type Chain from 'webpack-chain';
import { isContractCode, isWatch } from './constants';
import { smallReactFiles } from './small-react';
import { cssModules } from './styles';
import { withoutPasswordCiphers } from './webpack/key-derivation';
import { RoutePreload } from './webpack/route-preload';

const root = resolve(__dirname, '..');
const PROVIDER = 'http://127.0.0.1:8080';
const API_PATHS = ['/pictures', '/videos', '/upload', '/dev'];
const DEV_PORT = 10_099;

/** The page in the entry chunk; every other page has its own chunk. */
const EAGER_PAGE = 'pages/main/home/index';

function splitting(chain: Chain): void {
  // A single entry file saves a round trip; modules shared by several lazy pages get their own file.
  chain.optimization.splitChunks({
    chunks: 'async',
    minSize: 4096,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      shared: { name: false, minChunks: 2, reuseExistingChunk: true },
    },
  });
  chain.optimization.runtimeChunk(false);
  chain.module
    .rule('eager-page')
    .test(/app\.config\.ts$/)
    .enforce('post')
    .use('eager')
    .loader(resolve(__dirname, 'webpack/entry-loader.js'))
    .options({ page: EAGER_PAGE });
}

/**
 * Replaces React: first content shows a third sooner on first load. The watch build keeps React, which hot reload
 * needs.
 */
function smallReact(chain: Chain): void {
  for (const [name, file] of Object.entries(smallReactFiles())) {
    chain.resolve.alias.set(`${name}$`, file);
  }
}

function ownRuntime(chain: Chain): void {
  const { alias } = chain.resolve;
  alias.set('@tarojs/router$', resolve(root, 'src/routes/h5/taro-router.ts'));
  alias.set(
    '@tarojs/components/dist/taro-components/taro-components.css',
    resolve(__dirname, 'webpack/empty.css'),
  );
  chain.module
    .rule('component-styles')
    .test(/(components-react[\\/]dist[\\/]index|components[\\/]global)\.css$/)
    .enforce('pre')
    .use('local')
    .loader(resolve(__dirname, 'webpack/local-styles-loader.js'));
  if (!isWatch) {
    // Taro would inject these styles by script, which a strict content security policy blocks.
    const own = chain.module.rule('taroStyle');
    own.uses.clear();
    own.use('extract').loader(MiniCssExtractPlugin.loader);
  }
  chain.module
    .rule('icons')
    .test(/[\\/]src[\\/].*\.tsx?$/)
    .enforce('pre')
    .use('icons')
    .loader(resolve(__dirname, 'webpack/icon-loader.js'));
  chain.plugin('mainPlugin').tap((args) => {
    // Our router implements pull-to-refresh; without this, Taro's component for it would be in the entry.
    args[0].loaderMeta.extraImportForWeb = `import '@tarojs/components-react/dist/index.css'\n`;
    args[0].loaderMeta.execBeforeCreateWebApp = '';
    return args;
  });
}

/** H5 build: own router, small React, home page in the entry, everything else loaded on demand. */
export const h5 = {
  publicPath: isWatch ? '/' : './',
  staticDirectory: 'static',
  useHtmlComponents: true,
  router: { mode: 'hash' as const },
  compile: { include: [isContractCode] },
  output: isWatch
    ? {}
    : {
        filename: 'js/[name].[contenthash:8].js',
        chunkFilename: 'chunk/[id].[contenthash:8].js',
      },
  miniCssExtractPluginOption: isWatch
    ? { ignoreOrder: true }
    : {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[id].[contenthash:8].css',
      },
  // Sizes stay CSS pixels: phones differ by a tenth in width, and the browser's own zoom keeps working. (Taro's code
  // accepts this unit, its types do not list it.)
  postcss: {
    autoprefixer: { enable: true },
    pxtransform: { enable: true, config: { targetUnit: 'px' as 'rem' } },
    cssModules,
  },
  htmlPluginOption: { inject: false, scriptLoading: 'defer' as const },
  devServer: {
    port: DEV_PORT,
    host: '127.0.0.1',
    open: false,
    proxy: [
      {
        context: (path: string) =>
          path.endsWith('.do') || API_PATHS.some((prefix) => path.startsWith(`${prefix}/`)),
        target: PROVIDER,
        changeOrigin: true,
      },
    ],
  },
  webpackChain(chain: Chain) {
    chain.target(['web', 'es2017'] as unknown as 'web'); // webpack-chain's types allow one target only
    withoutPasswordCiphers(chain);
    ownRuntime(chain);
    if (isWatch) return;
    if (process.env.SOURCE_MAPS) chain.devtool('hidden-source-map');
    smallReact(chain);
    splitting(chain);
    chain.plugin('route-preload').use(RoutePreload);
  },
};
