import { platformOf } from './platform-of';
import type { SystemInfo, Target } from './types';

/** Device facts from a mini-program's host; any may be missing. */
export interface HostFacts {
  readonly platform?: string;
  readonly system?: string;
  readonly language?: string;
  readonly theme?: string;
}

/** Facts about the device, from the mini-program's host. Read once: each read blocks the script. */
export function miniSystemInfo(target: Target, read: () => HostFacts): () => SystemInfo {
  let cached: SystemInfo | undefined;
  const ask = (): SystemInfo => {
    const { platform = '', system = '', language = '', theme } = read();
    const named = `${platform} ${system}`.trim();
    return {
      target,
      platform: platformOf(named),
      system: system || platform,
      language: language.replace('_', '-'),
      agent: `${target} ${named}`,
      isDark: theme === 'dark',
    };
  };
  return () => {
    try {
      return (cached ??= ask());
    } catch {
      return { target, platform: 'OTHER', system: '', language: '', agent: target, isDark: false };
    }
  };
}
