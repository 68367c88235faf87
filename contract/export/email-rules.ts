import { isEmail } from '../text/pattern-rules';
import { plainWidth } from '../text/typed-rules';

/** What is wrong with an e-mail address (specification §5). */
export type EmailViolation = 'empty' | 'noAt' | 'manyAts' | 'blank' | 'sign' | 'domain' | 'format';

const NAME_SIGN = /[^A-Za-z0-9._-]/;
/** What phones add when they complete or paste an address. */
const AROUND = /^[\s<"']+|[\s>"'.,;，。；、]+$/g;

/** An address as it was meant: in ordinary letters, without blanks at the @, without what surrounds it in a text. */
export const tidyEmail = (text: string): string =>
  plainWidth(text)
    .replace(/^mailto:/i, '')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/\s*@\s*/g, '@')
    .replace(AROUND, '');

/** What is wrong with an address, and the sign that may not stand in it; null where nothing is. */
export function emailViolation(
  text: string,
): { readonly kind: EmailViolation; readonly sign: string } | null {
  const email = tidyEmail(text);
  if (isEmail(email)) return null;
  const of = (kind: EmailViolation, sign = '') => ({ kind, sign });
  if (email === '') return of('empty');
  const parts = email.split('@');
  const [name = ''] = parts;
  if (parts.length === 1) return of('noAt');
  if (parts.length > 2) return of('manyAts');
  if (/\s/.test(email)) return of('blank');
  const sign = NAME_SIGN.exec(name)?.[0];
  if (sign !== undefined) return of('sign', sign);
  if (name === '') return of('format');
  return of('domain');
}
