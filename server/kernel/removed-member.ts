import type { Bilingual } from './language';

/** How a member is called who was removed from the family and is known by no name any more. */
export const REMOVED_MEMBER: Bilingual = { zh: '已删除的成员', en: 'Removed member' };
