import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Db } from '../../../db/database';
import type { MessageParams } from '../../../db/desk-tables';
import type { Bilingual } from '../../../kernel/language';

/** How somebody's access to a member changed. */
export interface AccessChange {
  readonly kind: 'joined' | 'left' | 'removed' | 'merged';
  readonly person: string;
  readonly role: CaregiverRole;
  /** Masked mobiles. */
  readonly owner: string;
  readonly caregiver: string;
  /** The caregiver has their own entry again, which was merged. */
  readonly isReturned?: boolean;
}

const STEPS: Readonly<Record<AccessChange['kind'], Bilingual>> = {
  joined: { zh: '家人已加入共享', en: 'Sharing started' },
  left: { zh: '家人已退出共享', en: 'Sharing ended' },
  removed: { zh: '已停止共享', en: 'Sharing ended' },
  merged: { zh: '已合并为同一位家人', en: 'Entries joined' },
};

const MAY: Readonly<Record<CaregiverRole, Bilingual>> = {
  guardian: {
    zh: '可以查看接种计划和记录，预约、改约和取消',
    en: 'can see the plan and doses, and book, move and cancel',
  },
  escort: {
    zh: '可以查看预约、出示预约码和签到',
    en: 'can see appointments, show the code and check in',
  },
};

const RETURNED: Bilingual = {
  zh: '。合并前由对方添加的信息和未完成的预约，已回到对方名下',
  en: '. The entry that they had before joining is theirs again, with its open appointments',
};

function textOf(change: AccessChange): Bilingual {
  const text = stepText(change);
  if (!change.isReturned) return text;
  return { zh: text.zh + RETURNED.zh, en: text.en + RETURNED.en };
}

function stepText({ kind, role, owner, caregiver }: AccessChange): Bilingual {
  if (kind === 'joined')
    return {
      zh: `${caregiver} 接受了 ${owner} 的邀请，${MAY[role].zh}`,
      en: `${caregiver} accepted the invitation of ${owner} and ${MAY[role].en}`,
    };
  if (kind === 'merged')
    return {
      zh: `${caregiver} 把自己添加的同一位家人并入了 ${owner} 的家庭成员。预约的时间和预约码不变，两边都能看到和办理`,
      en: `${caregiver} joined their own entry of this person with that of ${owner}. Appointments keep their time and code, and both of you see and manage them`,
    };
  if (kind === 'left')
    return {
      zh: `${caregiver} 退出了，不能再查看和办理`,
      en: `${caregiver} has left and can no longer see or change anything`,
    };
  return {
    zh: `${owner} 停止了共享，${caregiver} 不能再查看和办理`,
    en: `${owner} stopped sharing with ${caregiver}, who can no longer see or change anything`,
  };
}

/** Notifies both sides of a change of access, once each. @param eventId of the log @param now ms */
export async function notifyOfAccess(
  trx: Db,
  change: AccessChange,
  userIds: readonly string[],
  { eventId, now }: { readonly eventId: number; readonly now: number },
): Promise<void> {
  const params: MessageParams = {
    step: STEPS[change.kind],
    person: change.person,
    text: textOf(change),
  };
  for (const userId of userIds)
    await sql`
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      select u.id, ${MESSAGE_KINDS.caregiverAccess}, 'caregiverAccess', ${JSON.stringify(params)}::jsonb, null,
        ${`${change.kind === 'merged' ? 'merging' : 'caregiver'}:${eventId}:${userId}`}, ${new Date(now)}
      from users u where u.id = ${userId} and u.deleted_at is null
      on conflict (dedupe_key) do nothing`.execute(trx);
}
