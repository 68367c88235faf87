import type { IPluginContext } from '@tarojs/service';
import { appEnvironment } from '../constants';
import { loadRoutes } from '../webpack/load-routes';

interface PageConfig {
  navigationBarTitleText?: string;
  enablePullDownRefresh?: boolean;
}

/** Sets each mini-program page's title and pull-down flag from the route table. */
export default (ctx: IPluginContext): void => {
  ctx.modifyMiniConfigs(({ configMap }) => {
    const { includedRoutes, pageOf, routeOf } = loadRoutes();
    const scope = { target: 'weapp', environment: appEnvironment as 'qa' } as const;
    const files = configMap as Record<string, { content?: PageConfig }>;
    for (const name of includedRoutes(scope)) {
      const page = Object.keys(files).find((file) => file.startsWith(`${pageOf(name)}.`));
      const content = page && files[page]?.content;
      if (!content) continue;
      const { title, pullDown } = routeOf(name);
      content.navigationBarTitleText ??= title[0];
      if (pullDown) content.enablePullDownRefresh ??= true;
    }
  });
};
