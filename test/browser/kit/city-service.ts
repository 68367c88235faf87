import { createHmac, randomBytes } from 'node:crypto';

/** The key with which the city service of development signs. */
const CITY_SECRET = 'simulated-city-service-secret-of-development';

/** What the payment app's city service adds to an address for the user with this mobile. */
export function signedPass(skyMobile: string): Record<string, string> {
  const nonce = randomBytes(8).toString('hex');
  const timestamp = String(Date.now());
  const sign = createHmac('sha256', CITY_SECRET)
    .update(`nonce=${nonce}&skyMobile=${skyMobile}&timestamp=${timestamp}`)
    .digest('hex');
  return { skyMobile, timestamp, nonce, sign };
}
