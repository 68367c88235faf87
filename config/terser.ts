/**
 * Minifier settings. Taro's H5 default quotes keys, which turns private fields into syntax errors and costs
 * 8 KB gzip; old phones are reached through the targets of browserslist, so ES2017 output is safe.
 */
export const terser = {
  enable: true,
  config: {
    ecma: 2017 as const,
    keep_fnames: false,
    compress: { passes: 2, ecma: 2017 as const },
    output: {
      // Taro escapes Chinese on mini-programs: six bytes a character instead of three.
      ascii_only: false,
      comments: false,
      keep_quoted_props: false,
      quote_keys: false,
      ecma: 2017 as const,
    },
  },
};
