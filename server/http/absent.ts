import { CODE, COMMUNITY_CODE } from '@contract/errors';
import type { Context } from './context';
import { DomainError } from './domain-error';
import { createLimiter } from './limiter';
import type { Limits } from './limits';
import { waitText } from './too-many';

const ABSENT: ReadonlySet<string> = new Set([
  CODE.NOT_FOUND,
  COMMUNITY_CODE.POST_NOT_FOUND,
  COMMUNITY_CODE.COMMENT_NOT_FOUND,
  COMMUNITY_CODE.REPLY_NOT_FOUND,
]);

/** Whether a code says that there is no such thing for the caller: it is nobody's, or somebody else's. */
export const isAbsent = (code: string): boolean => ABSENT.has(code);

/** The refusal of whoever has asked for too much that is not there. @param wait ms */
function tooManyAbsent(wait: number): DomainError {
  const { zh, en } = waitText(wait);
  return new DomainError(CODE.TOO_MANY, {
    message: {
      zh: `查询的内容很多都不存在，请在 ${zh}后再试；如果是从旧链接打开的，请从首页重新进入`,
      en: `Many of the things you asked for could not be found. Please try again in ${en}. If you used an old link, start from the home page.`,
    },
  });
}

type Asker = Pick<Context, 'userId' | 'staff' | 'address' | 'now'>;

/** Limits how often somebody may be told that something is not there, so that ids cannot be guessed. */
export interface AbsentLimit {
  /** @throws DomainError 4029 where the caller has guessed too often within a minute */
  check(asker: Asker): void;
  /** Counts a refusal, if it says that something is not there. */
  count(asker: Asker, error: unknown): void;
}

/** Counts by the account or the member of staff; without one by address. In this process only. */
export function createAbsentLimit(limits: Limits): AbsentLimit {
  const { notThere, notThereForStaff, notThereFromAddress } = limits;
  const limiter = createLimiter(notThere.window);
  const keyOf = ({ userId, staff, address }: Asker): readonly [string, number] => {
    if (userId !== null) return [`account ${userId}`, notThere.most];
    if (staff !== null) return [`staff ${staff.staffId}`, notThereForStaff.most];
    return [`address ${address}`, notThereFromAddress.most];
  };
  return {
    check(asker) {
      const [key, most] = keyOf(asker);
      const wait = limiter.wait(key, most, asker.now);
      if (wait > 0) throw tooManyAbsent(wait);
    },
    count(asker, error) {
      if (!(error instanceof DomainError) || !isAbsent(error.code)) return;
      const [key, most] = keyOf(asker);
      limiter.take(key, most, asker.now);
    },
  };
}
