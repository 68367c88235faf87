import { isWatch } from './constants';

/** CSS modules: only `*.module.scss` get hashed names, and those stay short since they travel in setData. */
export const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: isWatch ? '[name]__[local]' : '[hash:base64:6]',
  },
};
