import { linksIn, maskPrivate } from '@contract/community/private-number-rules';
import { USER_TYPE } from '@contract/community/user-type-rules';
import type { UserType } from '@contract/community/user-type-rules';
import { introClaims } from '../../../shared/content-checks/reading/intro-claims';
import { claimsOf } from '../../../shared/content-checks/reading/name-claims';
import type { Claim } from '../../../shared/content-checks/reading/name-claims';
import { wordRulesIn } from './word-matches';

export type ShortTextRefusal = 'private' | 'link' | 'words' | 'claim';

function checkShortText(text: string): Exclude<ShortTextRefusal, 'claim'> | null {
  if (maskPrivate(text) !== text) return 'private';
  if (linksIn(text).length > 0) return 'link';
  return wordRulesIn(text).length > 0 ? 'words' : null;
}

/** What an author whom staff have checked may call themselves; nobody's name carries a mark, which the client draws. */
const ALLOWED: Readonly<Record<UserType, readonly Claim[]>> = {
  [USER_TYPE.NORMAL]: [],
  [USER_TYPE.WATER_ARMY]: [],
  [USER_TYPE.DOCTOR]: ['health'],
  [USER_TYPE.OFFICIAL]: ['office', 'health'],
};

const oversteps = (claims: readonly Claim[], type: UserType): boolean =>
  claims.some((claim) => !ALLOWED[type].includes(claim));

/**
 * Why a nickname is refused, which must not claim an office, a profession or a mark either; null where it may be used.
 * The operator's own accounts may be called by the brand's words, which others' texts are shown without.
 */
export function checkNickname(
  name: string,
  type: UserType = USER_TYPE.NORMAL,
): ShortTextRefusal | null {
  if (oversteps(claimsOf(name), type)) return 'claim';
  return type === USER_TYPE.OFFICIAL ? null : checkShortText(name);
}

/** Whether an intro says that its author is what nobody has checked; other rules of texts apply besides. */
export const isFalseIntro = (intro: string, type: UserType): boolean =>
  oversteps(introClaims(intro), type);

/** Why a topic's name is refused, which may speak of doctors and clinics and not in the operator's name; null where it may be used. */
export const checkTopic = (name: string): ShortTextRefusal | null =>
  claimsOf(name).some((claim) => claim !== 'health') ? 'claim' : checkShortText(name);
