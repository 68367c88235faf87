import type { ShowInRow } from './types';

/** Only pages for staff have such rows, and the mini-programs have none of them. */
export const showInRow: ShowInRow = () => undefined;
