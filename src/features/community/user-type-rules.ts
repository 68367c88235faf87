import type { USER_TYPE, UserType } from '@contract/community/user-type-rules';

type Mark = 'doctor' | 'official' | 'operated';

/** The types by their numbers (specification §6). */
const MARKS: Readonly<Record<UserType, Mark | null>> = {
  [10 satisfies typeof USER_TYPE.NORMAL]: null,
  [20 satisfies typeof USER_TYPE.DOCTOR]: 'doctor',
  [30 satisfies typeof USER_TYPE.OFFICIAL]: 'official',
  [40 satisfies typeof USER_TYPE.WATER_ARMY]: 'operated',
};

/** How an author's kind is marked; null for ordinary people. */
export const userTypeMark = (type: UserType): Mark | null => MARKS[type];
