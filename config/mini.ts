import type Chain from 'webpack-chain';
import { isContractRules } from './constants';
import { cssModules } from './styles';

/** Mini-program build: modern output, shared modules of subpackages stay out of the main package. */
export const mini = {
  baseLevel: 8,
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  // Tokens are real pixels (`PX` passes the conversion), so that a 44 px target is 44 on a phone 320 wide as well and
  // large type stays as large as promised; `px` of a page becomes rpx and is for pictures and figures that may scale.
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // The runtime half of our plugins and the contract's rules are TypeScript outside the source folder.
  compile: {
    include: [(file: string) => /[\\/]config[\\/]plugins[\\/]/.test(file), isContractRules],
  },
  webpackChain(chain: Chain) {
    chain.target(['web', 'es2017'] as unknown as 'web'); // webpack-chain's types know one target only
  },
};
