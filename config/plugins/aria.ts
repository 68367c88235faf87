import { resolve } from 'node:path';
import type { IPluginContext, TaroPlatformBase } from '@tarojs/service';
import { ariaComponents } from './aria-attributes';

type MiniPlatform = TaroPlatformBase & {
  template?: { mergeComponents(ctx: IPluginContext, patch: Record<string, unknown>): void };
  runtimePath: string | string[];
};

/**
 * Passes accessibility attributes through to WXML and AXML in each platform's spelling. Templates refer to attributes
 * by numbered aliases in sorted order, so compiler and runtime must use the same set.
 */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (!platform.template) return;
      platform.template.mergeComponents(ctx, ariaComponents(process.env.TARO_ENV));
      const runtime = resolve(__dirname, 'aria-runtime.js');
      platform.runtimePath = [platform.runtimePath].flat().concat(runtime);
    },
  });
};
