import type { Compiler } from 'webpack';
import { sources } from 'webpack';

/** WeChat reads it from the root of the package. */
export const SITEMAP = 'sitemap.json';

/**
 * Emits which pages WeChat's search may index: without the file it indexes all
 * (developers.weixin.qq.com/miniprogram/dev/reference/configuration/sitemap.html). Rules apply from the first one down.
 */
export class Sitemap {
  /** @param pages paths of the pages that may be indexed */
  constructor(private readonly pages: readonly string[]) {}

  apply(compiler: Compiler): void {
    const rules = [
      ...this.pages.map((page) => ({ action: 'allow', page })),
      { action: 'disallow', page: '*' },
    ];
    compiler.hooks.thisCompilation.tap('Sitemap', (compilation) => {
      compilation.hooks.processAssets.tap('Sitemap', () => {
        compilation.emitAsset(SITEMAP, new sources.RawSource(JSON.stringify({ rules })));
      });
    });
  }
}
