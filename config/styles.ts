import { isWatch } from './constants';

/** CSS modules: only `*.module.scss` get hashed names; these are short because setData transmits them. */
export const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: isWatch ? '[name]__[local]' : '[hash:base64:6]',
  },
};
