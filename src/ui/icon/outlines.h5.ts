import type { IconName } from './icons';

/**
 * Outlines of the icons whose code has arrived: path data in a square of {@link OUTLINE_BOX}. The build adds to each chunk
 * those that its files name: config/webpack/icon-loader.js.
 */
export const outlines: Partial<Record<IconName, string>> = {};

/** `viewBox` of all outlines. */
export const OUTLINE_BOX = '0 0 24 24';
