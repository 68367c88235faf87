import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BannerPlugin, Compilation } from 'webpack';
import type { ChunkGraph, Module } from 'webpack';
import type Chain from 'webpack-chain';
import { isContractCode, isWatch } from './constants';
import { cssModules } from './styles';
import { everyBuild } from './webpack/every-build';
import { withoutPasswordCiphers } from './webpack/key-derivation';
import { ModuleSizes } from './webpack/module-sizes';
import { OfflineFiles } from './webpack/offline-files';
import { RoutePreload } from './webpack/route-preload';
import { StandIns } from './webpack/stand-ins';

const root = resolve(__dirname, '..');
const PROVIDER = 'http://127.0.0.1:8080';
const API_PATHS = ['/pictures', '/videos', '/upload', '/dev'];
const DEV_PORT = 10_099;

/** The page in the entry chunk; every other page has its own chunk. */
const EAGER_PAGE = 'pages/main/home/index';

/** Pages that open without a network: the tabs, and what somebody needs on the way to a clinic and there. */
const OFFLINE_PAGES = [
  'pages/main/department-list/index',
  'pages/main/mine/index',
  'pages/catalogue/vaccine-plan/index',
  'pages/order/order-list/index',
  'pages/order/order-detail/index',
  'pages/order/offline-order/index',
  'pages/order/offline-order-detail/index',
  'pages/order/certificate/index',
  'pages/content/collections/index',
  'pages/content/article-detail/index',
  'pages/verify/certificate-verify/index',
] as const;

/** Path of home. */
const HOME = '/home';
/** Languages of home's first view: that of Chinese and unknown devices, and that of all others. */
const FIRST_VIEWS = ['zh-CN', 'en'] as const;

/** Chunk of what every page but a plain home waits for: session, guards, provider's data. Named where it is asked for. */
const SERVICES = 'later';

const isOfServices = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  chunkGraph.getModuleChunks(module).some(({ name }) => name === SERVICES);

/**
 * Chromium compiles all of a script while it arrives, off the main thread, instead of each function when it is first
 * called: what a page loads, it runs. Other browsers see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

function compileHint(chain: Chain): void {
  // After the minifier, which drops comments, and before the names of files are made of what they contain.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  chain
    .plugin('compile-hint')
    .use(BannerPlugin, [{ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage }]);
}

/** The start page has the titles of all pages, so that it can show one before the entry is there. */
function titlesInStartPage(chain: Chain): void {
  chain.module
    .rule('titles')
    .test(/[\\/]src[\\/]routes[\\/]table[\\/][\w-]+\.ts$/)
    .enforce('pre')
    .use('titles')
    .loader(resolve(__dirname, 'webpack/title-loader.js'));
}

function splitting(chain: Chain): void {
  // A single entry file saves a round trip; modules shared by several lazy pages get their own file.
  chain.optimization.splitChunks({
    chunks: 'async',
    minSize: 20_000,
    maxAsyncRequests: 3,
    enforceSizeThreshold: 10_000_000,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // What the services load is there before any page that is loaded on demand.
      services: { name: 'services', test: isOfServices, enforce: true, priority: 1 },
      // Less than a chunk of its own should be, and yet more than to repeat in the chunk of each page with a calendar.
      days: { name: 'days', test: /[\\/]node_modules[\\/]dayjs[\\/]/, enforce: true, priority: 1 },
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

/** Parts of Taro that every page would load and none uses. */
const STAND_INS = {
  '@tarojs/components-react/dist/components/view/index.js': 'view.js',
  '@tarojs/runtime/dist/perf.js': 'performance.js',
  '@tarojs/api/dist/interceptor/index.js': 'link.js',
  '@tarojs/api/dist/interceptor/interceptors.js': 'interceptors.js',
  '@tarojs/taro-h5/dist/api/ui/animation/worklet.js': 'worklet.js',
};

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

/** H5 build: own router, home page in the entry, everything else loaded on demand. */
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
    everyBuild(chain);
    withoutPasswordCiphers(chain);
    ownRuntime(chain);
    if (isWatch) return;
    if (process.env.SOURCE_MAPS) chain.devtool('hidden-source-map');
    splitting(chain);
    compileHint(chain);
    titlesInStartPage(chain);
    chain.plugin('stand-ins').use(StandIns, [STAND_INS]);
    if (process.env.STATS) chain.plugin('module-sizes').use(ModuleSizes, [process.env.STATS]);
    chain.plugin('route-preload').use(RoutePreload, [HOME, FIRST_VIEWS]);
    chain.plugin('offline-files').use(OfflineFiles, [OFFLINE_PAGES]);
  },
};
