import { USER_TYPE } from '@contract/community/user-type-rules';
import type { UserType } from '@contract/community/user-type-rules';

type Mark = 'doctor' | 'official' | 'operated';

/** The types by their numbers (specification §6). */
const MARKS: Readonly<Record<UserType, Mark | null>> = {
  [USER_TYPE.NORMAL]: null,
  [USER_TYPE.DOCTOR]: 'doctor',
  [USER_TYPE.OFFICIAL]: 'official',
  [USER_TYPE.WATER_ARMY]: 'operated',
};

/** How an author's kind is marked; null for ordinary people. */
export const userTypeMark = (type: UserType): Mark | null => MARKS[type];
