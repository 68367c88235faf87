import { USER_TYPE } from '@contract/community/user-types';
import type { UserType } from '@contract/community/user-types';

/** How an author's kind is marked; null for ordinary people (specification §6). */
export function userTypeMark(type: UserType): 'doctor' | 'official' | 'operated' | null {
  if (type === USER_TYPE.DOCTOR) return 'doctor';
  if (type === USER_TYPE.OFFICIAL) return 'official';
  return type === USER_TYPE.WATER_ARMY ? 'operated' : null;
}
