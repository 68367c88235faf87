import Taro from '@tarojs/taro';
import { platformOf } from './platform-of';
import type { SystemInfo, Target } from './types';

/** Facts about the device, from the mini-program's host. */
export function miniSystemInfo(target: Target): SystemInfo {
  try {
    const { platform = '', system = '', language = '' } = Taro.getSystemInfoSync();
    const named = `${platform} ${system}`.trim();
    return {
      target,
      platform: platformOf(named),
      system: system || platform,
      language: language.replace('_', '-'),
      agent: `${target} ${named}`,
    };
  } catch {
    return { target, platform: 'OTHER', system: '', language: '', agent: target };
  }
}
