import type { GoToStore, OpenApp } from './types';

/** A mini-program can open no other app. */
export const openApp: OpenApp = () => Promise.resolve('unsupported');

export const goToStore: GoToStore = () => Promise.resolve();
