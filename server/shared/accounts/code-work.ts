import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeWorkDone } from '@contract/account/endpoints';
import { isAnswer, workText } from '@contract/account/code-work-rules';
import type { CodeWork } from '@contract/account/code-work-rules';
import { newId } from '../../kernel/ids';

/** 131,072 hashes on average: a quarter of a second on a computer, a few seconds on an old phone. */
const PARTS = 16;
const BITS = 13;
/** ms for which work may be handed in: several times what the slowest phone takes. */
export const WORK_LIFETIME = 10 * 60_000;

const macOf = (key: Buffer, mobile: string, head: string): Buffer =>
  createHmac('sha256', key).update(`code work|${mobile}|${head}`).digest();

/** Work for a code to one mobile. Nothing is stored of it: the challenge carries when it ends, signed. @param now ms */
export function askWork(key: Buffer, mobile: string, now: number): CodeWork {
  const head = `${now + WORK_LIFETIME}.${newId()}`;
  const challenge = `${head}.${macOf(key, mobile, head).toString('base64url')}`;
  return { challenge, parts: PARTS, bits: BITS };
}

function isOurs(key: Buffer, mobile: string, challenge: string, now: number): boolean {
  const index = challenge.lastIndexOf('.');
  const head = challenge.slice(0, index);
  const given = Buffer.from(challenge.slice(index + 1), 'base64url');
  const mac = macOf(key, mobile, head);
  return given.length === mac.length && timingSafeEqual(given, mac) && parseInt(head, 10) > now;
}

/**
 * Whether work was asked by {@link askWork} for the mobile, has not run out, and is done. That it counts once is the
 * limit `codeWork`. @param now ms
 */
export function isWorkDone(
  key: Buffer,
  mobile: string,
  { challenge, answers }: CodeWorkDone,
  now: number,
): boolean {
  const firstWord = (answer: number, part: number): number =>
    createHash('sha256')
      .update(workText(challenge, part, answer))
      .digest()
      .readUInt32BE();
  return (
    answers.length === PARTS &&
    isOurs(key, mobile, challenge, now) &&
    answers.every((answer, part) => isAnswer(firstWord(answer, part), BITS))
  );
}
