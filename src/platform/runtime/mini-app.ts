import { runtime } from '.';
import type { RuntimeKind } from './types';

const MINI_PROGRAMS: readonly RuntimeKind[] = ['weapp', 'alipay-mini'];

/** Whether this app is a mini-program itself, not a page that one shows. */
export const isMiniApp = (): boolean => MINI_PROGRAMS.includes(runtime().kind);
