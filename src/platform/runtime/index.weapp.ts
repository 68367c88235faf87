import { systemInfo } from '@/platform/system-info';
import type { Runtime } from './types';

/** What this app runs in. */
export const runtime = (): Runtime => ({
  kind: 'weapp',
  platform: systemInfo().platform,
  isMiniProgram: true,
  appVersion: '',
  partner: '',
});
