import { resolve } from 'node:path';
import webpack from 'webpack';
import type Chain from 'webpack-chain';

const FROM_PASSWORDS = /[\\/]crypto-js[\\/](md5|sha1|evpkdf)\.js$/;

/** Leaves out what only ciphers with a password need: 5 KB of every build. Such a cipher would throw. */
export function withoutPasswordCiphers(chain: Chain): void {
  chain
    .plugin('noPasswordCiphers')
    .use(webpack.NormalModuleReplacementPlugin, [
      FROM_PASSWORDS,
      resolve(__dirname, 'no-passwords.js'),
    ]);
}
