import type { GoToStore, OpenApp } from './types';

/** A mini-program cannot open another app. */
export const openApp: OpenApp = () => Promise.resolve('unsupported');

export const goToStore: GoToStore = () => Promise.resolve();
