import type { FastifyBaseLogger } from 'fastify';
import { createAsk } from './ask';
import type { IdentityAccess, IdentityReply } from './ask';
import type { IdentityAnswer, IdentityCheck } from './identity-check';

/** The published values of `BizCode`; 3 is "no record", which is no word against anybody. */
const ANSWERS: Readonly<Record<string, IdentityAnswer>> = {
  1: 'match',
  2: 'mismatch',
  3: 'unknown',
};

const readAnswer = ({ code, bizCode }: IdentityReply): IdentityAnswer | undefined =>
  code === '200' ? ANSWERS[bizCode] : undefined;

/** Creates the check. Whatever is no published answer is logged by its code, and says nothing about the person. */
export function createIdentityCheck(
  access: IdentityAccess & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
): IdentityCheck {
  const ask = createAsk(access);
  return async (person) => {
    const reply = await ask(person);
    const answer = readAnswer(reply);
    if (answer === undefined) access.log.warn({ code: reply.code }, 'identity check: no answer');
    return answer ?? 'unknown';
  };
}
