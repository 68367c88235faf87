import type { ShareHintProps } from './share-hint-props';

/** A mini-program's button shares by itself. */
export const ShareHint = (_: ShareHintProps) => null;
