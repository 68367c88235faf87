import { claimsOf } from './name-claims';
import type { Claim } from './name-claims';
import { plainReading } from './plain-reading';

/** Where a clause speaks of its author or offers their service. */
const OF_ONESELF =
  /我(?:们)?(?:就?是|在做|当)|本人|本号|身为|作为|职业|从事|执业|在职|资深|主治|副主任|退休|年经验|欢迎咨询|欢迎提问|答疑|坐诊|出诊|负责|处理|办理/u;
const OF_ONESELF_IN_ENGLISH =
  /(?<![a-z])(?:i am|i ?m|we are|here to help|contact|years as)(?![a-z])/u;
/** Where it speaks of somebody else, or denies. */
const OF_OTHERS =
  /感谢|谢谢|听|遵|请教|咨询过|不是|并非|信任|相信|老公|老婆|妻子|丈夫|爸爸?是|妈妈?是|遇到|怕|陪|(?<![a-z])not(?![a-z])|thank/u;
/** What nobody writes of themselves who is not, or plays it. */
const PLAIN_OFFICE =
  /官方(?!正|便|圆|通报|消息)|客服(?!装|饰)|管理员|工作人员|退款|理赔|赔付|专员|系统通知|kefu|guanfang|official|customerservice|refund/u;
const CLAUSES = /[，。；！？、,.;!?\n|/]+/u;

/** Most characters of a clause that is a title and nothing else, and most words in English. */
const TITLE = { characters: 8, words: 3 } as const;

const isTitle = (close: string, apart: string): boolean =>
  /\p{Script=Han}/u.test(close)
    ? [...close].length <= TITLE.characters && !/[在去到]/u.test(close)
    : apart.split(' ').length <= TITLE.words && !/^i(?![a-z])/u.test(apart);

function claimsOfClause(clause: string): Claim[] {
  const { close, apart } = plainReading(clause);
  const isOther = OF_OTHERS.test(apart) || OF_OTHERS.test(close);
  const isOwn =
    OF_ONESELF.test(close) || OF_ONESELF_IN_ENGLISH.test(apart) || isTitle(close, apart);
  return claimsOf(clause).filter(
    (claim) =>
      (claim === 'office' && !isOther && PLAIN_OFFICE.test(close)) ||
      (claim !== 'mark' && isOwn && !isOther),
  );
}

/** What an intro claims of its author, clause by clause; it may speak of doctors, banks and clinics otherwise. */
export const introClaims = (intro: string): Claim[] => [
  ...new Set(intro.split(CLAUSES).flatMap(claimsOfClause)),
];
