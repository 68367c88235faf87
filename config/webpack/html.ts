import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/** Rewrites index.html just before it is written; `stage` orders the rewrites. */
export function rewriteHtml(
  compiler: Compiler,
  name: string,
  stage: number,
  rewrite: (html: string, compilation: Compilation) => string,
): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap({ name, stage }, (data) => ({
      ...data,
      html: rewrite(data.html, compilation),
    }));
  });
}
