import { platformOf } from './platform-of';
import type { SystemInfo } from './types';

/** Facts about the device. */
export function systemInfo(): SystemInfo {
  const { userAgent, language } = window.navigator;
  const system = /\(([^)]*)\)/.exec(userAgent)?.[1] ?? '';
  return {
    target: 'h5',
    platform: platformOf(userAgent),
    system,
    language: language ?? '',
    agent: userAgent,
    isDark: window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false,
  };
}
