import { rmSync } from 'node:fs';
import type { IPluginContext } from '@tarojs/service';

/** Empties the folder of a build before it: files of the build before would be taken for its own. */
export default (ctx: IPluginContext): void => {
  ctx.onBuildStart(() => {
    const { outputPath } = ctx.paths;
    for (const old of [outputPath, `${outputPath}.build.json`])
      rmSync(old, { recursive: true, force: true });
  });
};
