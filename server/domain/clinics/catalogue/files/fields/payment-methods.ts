import { PAY_WAY } from '@contract/department/pay-way-rules';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** Names of each code, without blanks and in small letters. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  [PAY_WAY.MEDICAL_CARD]: ['医保卡', '医保', 'card', 'healthinsurancecard'],
  [PAY_WAY.MESSAGING_APP]: ['微信', '微信支付', 'wechat', 'wechatpay'],
  [PAY_WAY.PAYMENT_APP]: ['支付宝', 'alipay'],
  [PAY_WAY.UNION_PAY_CARD]: ['银联卡', '银联', '银行卡', 'unionpay', 'bankcard'],
  [PAY_WAY.CASH]: ['现金', 'cash'],
};

const codeOf = (word: string): string | undefined =>
  Object.keys(NAMES).find((code) => code === word || NAMES[code]?.includes(word));

/** Reads ways to pay, codes or names, separated by commas or blanks. @returns their codes, separated by commas, each once */
export const readPaymentMethods: FieldReader<string> = (text) => {
  const codes = new Set<string>();
  for (const word of plain(text)
    .toLowerCase()
    .split(/[\s,;、/]+/)) {
    if (word === '') continue;
    const code = codeOf(word);
    if (code === undefined)
      return new Refusal(
        `${quoted(word)} is no way to pay: 1 医保卡, 2 微信, 3 支付宝, 4 银联卡, 5 现金`,
      );
    codes.add(code);
  }
  return codes.size > 0 ? [...codes].join(',') : new Refusal(`${quoted(text)} names no way to pay`);
};
