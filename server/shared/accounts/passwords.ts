import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { CODE } from '@contract/errors';
import { DomainError } from '../../http/domain-error';
import { createWorkQueue, QueueFull } from '../../kernel/work-queue';

/** OWASP's lowest recommended cost with 64 MB; stored with each hash, so that it can be raised later. */
const COST = { N: 2 ** 16, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const MAX_MEMORY = 128 * 1024 * 1024;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Passwords that a process hashes at a time, and that wait: each takes 64 MB and a quarter of a second of a core, half of
 * the threads stay for files and names, and nobody waits for much longer than two seconds.
 */
export const HASHING = { running: 2, waiting: 16 } as const;
const queue = createWorkQueue(HASHING);

/** The refusal where more wait than {@link HASHING} says. */
const busy = (): DomainError =>
  new DomainError(CODE.BUSY, {
    message: {
      zh: '正在登录的人太多，请过几秒再试',
      en: 'Too many people are logging in. Please try again in a few seconds.',
    },
  });

/** @throws DomainError 5003 where too many wait */
const derive = async (password: string, salt: Buffer, cost: Cost): Promise<Buffer> => {
  try {
    return await queue.run(() => deriveNow(password, salt, cost));
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
};

const deriveNow = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
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

/** `scrypt$N$r$p$salt$key`, the last two base64. @throws DomainError 5003 where too many wait */
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
 * @throws DomainError 5003 where too many wait
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
