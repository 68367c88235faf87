import { linksIn, maskPrivate } from '@contract/community/private-number-rules';
import { wordRulesIn } from './word-matches';

/** Words that only staff's own accounts may be called by. */
const CLAIMED = /官方|管理员|客服|疾控|医生|大夫|医师|护士|主任|医院/u;

/** Why a nickname or a topic's name is refused; null where it may be used. */
export function checkShortText(text: string): 'private' | 'link' | 'words' | null {
  if (maskPrivate(text) !== text) return 'private';
  if (linksIn(text).length > 0) return 'link';
  return wordRulesIn(text).length > 0 ? 'words' : null;
}

/** The same for a nickname, which must not claim a profession or an office either. */
export const checkNickname = (name: string): ReturnType<typeof checkShortText> =>
  CLAIMED.test(name) ? 'words' : checkShortText(name);
