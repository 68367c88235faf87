import { miniSystemInfo } from './mini';
import type { SystemInfo } from './types';

/** Facts about the device. */
export const systemInfo = (): SystemInfo => miniSystemInfo('alipay');
