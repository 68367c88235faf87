import type { Shortcuts } from './shortcuts.h5';

export type { Shortcuts };

/** Mini-programs have no keys. */
export const hasKeyboard = (): boolean => false;

/** Mini-programs have no keys. */
export function useShortcuts(_shortcuts: Shortcuts): void {}
