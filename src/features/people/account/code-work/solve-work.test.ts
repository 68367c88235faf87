import { createHash } from 'node:crypto';
import { isAnswer, workText } from '@contract/account/code-work-rules';
import { wait } from '@/platform/wait/wait';
import { solveWork } from './solve-work';

jest.mock('@/platform/wait/wait', () => ({ wait: jest.fn(async () => undefined) }));
beforeEach(() => jest.clearAllMocks());

const WORK = { challenge: '1764000000000.nonce.mac', parts: 4, bits: 8 };
const firstWord = (part: number, answer: number): number =>
  createHash('sha256')
    .update(workText(WORK.challenge, part, answer))
    .digest()
    .readUInt32BE();

test('each part gets the first answer whose hash begins with so many zero bits', async () => {
  const answers = await solveWork(WORK);
  expect(answers).toHaveLength(WORK.parts);
  answers.forEach((answer, part) => {
    expect(isAnswer(firstWord(part, answer), WORK.bits)).toBe(true);
    for (let before = 0; before < answer; before += 1)
      expect(isAnswer(firstWord(part, before), WORK.bits)).toBe(false);
  });
});

test('one bit too few is no answer', () => {
  expect(isAnswer(0x00ffffff, 8)).toBe(true);
  expect(isAnswer(0x01000000, 8)).toBe(false);
  expect(isAnswer(0x80000000 | 0, 1)).toBe(false);
  expect(isAnswer(1, 32)).toBe(false);
  expect(isAnswer(0, 32)).toBe(true);
});

test('between two steps the page has its turn', async () => {
  let at = 0;
  // Each look at the clock is 6 ms later than the last: a step is two rounds of 16 hashes.
  const answers = await solveWork(WORK, () => (at += 6));
  const hashes = answers.reduce((sum, answer) => sum + answer + 1, 0);
  expect(wait).toHaveBeenCalledTimes(Math.ceil(hashes / 32));
});
