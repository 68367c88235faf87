import { createHash } from 'node:crypto';
import { isAnswer, workText } from '@contract/account/code-work-rules';
import type { CodeWork } from '@contract/account/code-work-rules';

/** Does the work for a code, as a client does. */
export function solveWork({ challenge, parts, bits }: CodeWork) {
  const answers = Array.from({ length: parts }, (_, part) => {
    const firstWord = (answer: number): number =>
      createHash('sha256')
        .update(workText(challenge, part, answer))
        .digest()
        .readUInt32BE();
    let answer = 0;
    while (!isAnswer(firstWord(answer), bits)) answer += 1;
    return answer;
  });
  return { challenge, answers };
}
