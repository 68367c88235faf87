import { CODE } from '@contract/errors';
import type { Bilingual } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { holdsMobile, isCommonPassword } from './common-passwords';

const refused = (message: Bilingual): DomainError =>
  new DomainError(CODE.PARAMETERS, { data: { fields: ['password'] }, message });

/**
 * Checks that a new password is hard to guess (NIST SP 800-63B, 5.1.1.2). @throws DomainError 4000 that says what to do
 */
export function checkNewPassword(password: string, mobile: string): void {
  if (holdsMobile(password, mobile))
    throw refused({
      zh: '密码里不要包含自己的手机号，请换一个',
      en: 'Choose a password without your own mobile number in it.',
    });
  if (isCommonPassword(password))
    throw refused({
      zh: '这个密码很常见，容易被猜到。请换一个，例如把几个不相关的词连起来',
      en: 'This password is easy to guess. Choose another one, for example a few unrelated words.',
    });
}
