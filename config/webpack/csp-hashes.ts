import { createHash } from 'node:crypto';
import { sources } from 'webpack';
import type { Compiler } from 'webpack';
import { rewriteHtml } from './html';

const INLINE = {
  'script-src': /<script>([\s\S]*?)<\/script>/g,
  'style-src': /<style>([\s\S]*?)<\/style>/g,
};

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, body]) =>
      `'sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}'`,
  );
}

/** Writes `csp.json`: directive -> hashes of the inline parts of index.html, for the server's policy. */
export class CspHashes {
  apply(compiler: Compiler): void {
    rewriteHtml(compiler, 'CspHashes', 100, (html, compilation) => {
      const policy = Object.fromEntries(
        Object.entries(INLINE).map(([directive, pattern]) => [directive, hashes(html, pattern)]),
      );
      compilation.emitAsset(
        'csp.json',
        new sources.RawSource(`${JSON.stringify(policy, null, 2)}\n`),
      );
      return html;
    });
  }
}
