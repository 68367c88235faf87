import {
  EARLIER_CHILDREN_RULES,
  EARLIER_CONSENTS,
  EARLIER_LISTS,
  EARLIER_MEMBER_CONSENTS,
  EARLIER_POLICIES,
  EARLIER_USER_AGREEMENTS,
} from '@/shared/agreement/documents/earlier';
import { filesOf } from '../build';
import type { Rule } from '../rule';
import { MINI } from '../rule';

/** What the other platform is called in texts, by the platform of the build. */
const OTHERS = { weapp: /支付宝|\bAlipay\b/, alipay: /微信|\bWeChat\b/ } as const;

/**
 * Texts that say a fact in which the other platform has a part: who receives data, where an account is signed in, how a clinic is
 * paid at its counter. A name by itself is an item of such a list.
 */
const FACTS: readonly RegExp[] = [
  /^(微信|微信支付|支付宝|WeChat|WeChat Pay|Alipay)$/,
  /^(\{notice\}(：|: ))?(微信、支付宝消息|WeChat and Alipay messages)$/,
  /^(内容审核平台（微信、支付宝）|Content check \(WeChat, Alipay\))$/,
  /^(支付平台（微信支付、支付宝）|Payment platform \(WeChat Pay, Alipay\))$/,
  /^您的昵称，和您在社区写的文字(、简介)?和图片，微信小程序里还有您的登录标识/,
  /^Your nickname, and texts(, introduction)? and pictures .*in the community[;,] in WeChat with your login id/,
  /^支付宝（[^）]+）[^、]+有限公司(、支付宝（[^）]+）[^、]+有限公司)*$/,
  /^(微信、支付宝：您用它们登录的标识|WeChat and Alipay: the id by which you log in)/,
];

const isFact = (text: string): boolean => FACTS.some((fact) => fact.test(text));

/** Texts between quotation marks; regular expressions and code between two of them contain no name of a platform. */
const textsOf = (code: string): string[] => code.match(/[^"'`\n]+/g) ?? [];

/** All strings of a value, however deep. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
};

/** Texts of earlier versions of agreements, which stay word for word as they were agreed to, wherever a build has them. */
const EARLIER: ReadonlySet<string> = new Set(
  stringsIn([
    EARLIER_CHILDREN_RULES,
    EARLIER_CONSENTS,
    EARLIER_LISTS,
    EARLIER_MEMBER_CONSENTS,
    EARLIER_POLICIES,
    EARLIER_USER_AGREEMENTS,
  ]).flatMap(textsOf),
);

/** A platform's review refuses what leads to another one: its ways to pay, to sign in, to be told. */
export const otherPlatformsTexts: Rule = {
  name: 'texts of the other platform',
  targets: MINI,
  check: (build) => {
    const other = build.target === 'h5' ? null : OTHERS[build.target];
    if (!other) return [];
    return filesOf(build, /\.(js|json|wxml|axml)$/).flatMap(({ path, read }) =>
      textsOf(read())
        .filter((text) => other.test(text) && !isFact(text) && !EARLIER.has(text))
        .map((text) => `${path} says “${text.slice(0, 60)}”`),
    );
  },
};
