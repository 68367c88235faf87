import type { ManageSection } from './section';

/** The sections of the page, in their order; the first one that a role has is shown first. */
export const MANAGE_SECTIONS: readonly ManageSection[] = [];
