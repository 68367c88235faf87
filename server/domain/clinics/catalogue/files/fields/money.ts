import { isWithin, PRICE } from '../../rules/limits';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

const CENTS = 100;
const SIGNS = /^(?:¥|￥|RMB|CNY)\s*|\s*(?:元|圆|RMB|CNY|yuan)$/gi;
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
const SHOULD_BE = 'write yuan as 198 or 198.50';

/** Reads money in yuan, with two decimals at most. @returns cents */
export const readYuan: FieldReader<number> = (text) => {
  const amount = plain(text).replace(SIGNS, '');
  const found = AMOUNT.exec(amount);
  if (!found) return new Refusal(`${quoted(text)} is no price; ${SHOULD_BE}`);
  const [, decimals = ''] = found;
  if (decimals.length > 2)
    return new Refusal(`${quoted(text)} has more than two decimals; ${SHOULD_BE}`);
  const yuan = amount.replace(/,/g, '').replace(/\..*/, '');
  const cents = Number(yuan) * CENTS + Number(decimals.padEnd(2, '0'));
  return isWithin(cents, PRICE)
    ? cents
    : new Refusal(
        `${quoted(text)} is 100,000 yuan or more: prices are in yuan, not in cents; ${SHOULD_BE}`,
      );
};
