import { join } from 'node:path';

/** Everything that a live provider does not start without; none of it leads anywhere. */
export const liveSettings = (): Record<string, string> => ({
  APP_ENV: 'live',
  SEED: '',
  SMS_GATEWAY: 'http://127.0.0.1:9/',
  PERSON_KEY: 'k'.repeat(32),
  DATA_KEYS: `k1:${Buffer.alloc(32, 5).toString('base64url')}`,
  CERTIFICATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  WEB_ORIGIN: 'https://h5.jinjiang-cdc.cn',
  TRUST_PROXY: '0',
  SITE_DOMAIN: 'jinjiang-cdc.cn',
  OPERATOR_SETTINGS: join(__dirname, 'live-operator.json'),
});
