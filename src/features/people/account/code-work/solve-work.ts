import SHA256 from 'crypto-js/sha256';
import { isAnswer, workText } from '@contract/account/code-work-rules';
import type { CodeWork } from '@contract/account/code-work-rules';
import { wait } from '@/platform/wait/wait';

/** ms that a step takes: the page draws and answers taps between two. */
const STEP = 12;
/** Hashes between two looks at the clock. */
const HASHES = 16;

/**
 * Does the work for a code in small steps, with the library of the encrypted answers: WebCrypto is missing in
 * mini-programs. @param now ms @returns the answer of each part
 */
export async function solveWork(
  { challenge, parts, bits }: CodeWork,
  now: () => number = Date.now,
): Promise<number[]> {
  const answers: number[] = [];
  let answer = 0;
  while (answers.length < parts) {
    const until = now() + STEP;
    do {
      for (let hash = 0; hash < HASHES && answers.length < parts; hash += 1) {
        const [firstWord = -1] = SHA256(workText(challenge, answers.length, answer)).words;
        if (isAnswer(firstWord, bits)) {
          answers.push(answer);
          answer = 0;
        } else answer += 1;
      }
    } while (answers.length < parts && now() < until);
    await wait(0);
  }
  return answers;
}
