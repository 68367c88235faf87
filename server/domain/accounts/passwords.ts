import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's lowest recommended cost with 64 MB; stored with each hash, so that it can be raised later. */
const COST = { N: 2 ** 16, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const MAX_MEMORY = 128 * 1024 * 1024;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Normalized, because keyboards may spell the same text in different code points.
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: MAX_MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

/** `scrypt$N$r$p$salt$key`, the last two base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join(
    '$',
  );
}

/**
 * Whether the password matches the hash. Without a hash it takes as long and answers false, so that the time does not
 * reveal whether an account exists.
 */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const found = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(found, Buffer.from(key, 'base64'));
}
