import { runtime } from '.';
import type { RuntimeKind } from './types';

const MINI_PROGRAMS: readonly RuntimeKind[] = ['weapp', 'alipay-mini'];

/** Whether this app is itself a mini-program, not a page in a mini-program's web view. */
export const isMiniApp = (): boolean => MINI_PROGRAMS.includes(runtime().kind);
