import type { Build, Target } from './build';

/** One requirement on a build; `check` returns the violations, one sentence each. */
export interface Rule {
  name: string;
  targets: readonly Target[];
  check: (build: Build) => string[] | Promise<string[]>;
}

export const MINI: readonly Target[] = ['weapp', 'alipay'];
export const EVERY: readonly Target[] = ['weapp', 'alipay', 'h5'];
