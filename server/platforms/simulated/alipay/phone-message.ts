import { createCipheriv } from 'node:crypto';
import { privateKeyOf } from '../../rsa-keys';
import { signText } from '../../alipay/signature';
import { SIMULATED_AES_KEY, SIMULATED_ALIPAY_KEY } from './keys';

export interface PhoneKeys {
  /** Alipay's private key. */
  readonly privateKey: string;
  readonly aesKey: string;
}

/** What `my.getPhoneNumber` answers on a phone with this mobile: encrypted, then signed with its double quotes. */
export function phoneMessage(
  mobile: string,
  { privateKey, aesKey }: PhoneKeys = {
    privateKey: SIMULATED_ALIPAY_KEY,
    aesKey: SIMULATED_AES_KEY,
  },
): string {
  const key = Buffer.from(aesKey, 'base64');
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, Buffer.alloc(16));
  const text = JSON.stringify({ code: '10000', msg: 'Success', mobile });
  const response = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
  const sign = signText(`"${response}"`, privateKeyOf(privateKey));
  return JSON.stringify({
    response,
    sign,
    sign_type: 'RSA2',
    encrypt_type: 'AES',
    charset: 'UTF-8',
  });
}
