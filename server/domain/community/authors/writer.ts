import { needsGuardian } from '@contract/linkman/age-rules';
import type { Deps } from '../../../deps';
import type { Session } from '../../../http/context';
import { dayOf } from '../../../kernel/clock';
import { requireSmsCheck } from '../../../shared/accounts/serial';
import { isWithdrawn } from '../../../shared/consents/withdrawn';
import { stateRefusal } from '../refusals/refusals';
import { atAddress, authorOf } from './find-author';
import type { Author } from './find-author';

const SELF = 1;

/** Who calls, and when. */
export interface Caller {
  readonly session: Session;
  readonly now: number;
  /** IP address. */
  readonly ip: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Whether the account's own person is under 14 (specification §5). */
async function isChild({ db }: Pick<Deps, 'db'>, userId: string, today: string): Promise<boolean> {
  const self = await db
    .selectFrom('linkmen')
    .select('birthday')
    .where('user_id', '=', userId)
    .where('relation_type', '=', SELF)
    .where('deleted_at', 'is', null)
    .execute();
  return self.some(({ birthday }) => birthday !== null && needsGuardian(birthday, today));
}

/** @throws DomainError 9991 (reason `muted`, with `forbiddenEndTime`) while the author is muted */
function requireVoice({ forbidden_until: until }: Author, now: number): void {
  if (until === null || until.getTime() <= now) return;
  const day = dayOf(until.getTime());
  throw stateRefusal(
    'muted',
    {
      zh: `您在 ${day} 前不能发言，可以继续浏览和举报`,
      en: `You cannot post until ${day}. You can still read and report.`,
    },
    { forbiddenEndTime: until.getTime() },
  );
}

/**
 * The caller as somebody who may write what others see.
 * @throws DomainError 9991 without a verified mobile, under 14, muted, or after a withdrawn consent; 2931 for a
 * serial-number user
 */
export async function writerOf(deps: Deps, { session, now, today, ip }: Caller): Promise<Author> {
  const { db } = deps;
  const { userId } = session;
  if (!session.hasMobile)
    throw stateRefusal('mobile', {
      zh: '发言前请先绑定手机号',
      en: 'Link your mobile number before you post.',
    });
  const user = await db
    .selectFrom('users')
    .select(['serial_number', 'sms_checked_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user) requireSmsCheck(user);
  if (await isChild(deps, userId, today))
    throw stateRefusal('child', {
      zh: '未满 14 周岁不能发言，可以请监护人来发',
      en: 'People under 14 cannot post. Ask your guardian to post for you.',
    });
  if (await isWithdrawn(db, userId, 'community'))
    throw stateRefusal('consent', {
      zh: '您撤回了在社区发布内容的同意。可以在“个人信息管理”里重新同意',
      en: 'You withdrew your consent to publish in the community. You can agree again under Personal information.',
    });
  const author = await authorOf(deps, userId, now);
  requireVoice(author, now);
  return atAddress(deps, author, ip);
}
