import type { Build, Target } from './build';

/** One thing that a build must satisfy; `check` answers what is wrong, one sentence each. */
export interface Rule {
  name: string;
  targets: readonly Target[];
  check: (build: Build) => string[];
}

export const MINI: readonly Target[] = ['weapp', 'alipay'];
export const EVERY: readonly Target[] = ['weapp', 'alipay', 'h5'];
