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
  merged: { zh: '已合并为同一位家人', en: 'Entries merged' },
};

const MAY: Readonly<Record<CaregiverRole, Bilingual>> = {
  guardian: {
    zh: '可以查看接种计划和记录，预约、改约和取消',
    en: 'can see the plan and doses, and book, change and cancel',
  },
  escort: {
    zh: '可以查看预约、出示预约码和签到',
    en: 'can see appointments, show the code and check in',
  },
};

/** Of the two that a change of access is told. */
type Reader = 'owner' | 'caregiver';

const RETURNED: Readonly<Record<Reader, Bilingual>> = {
  owner: {
    zh: '。对方合并前添加的信息和未完成的预约，已回到对方名下',
    en: '. The entry that they had before merging is theirs again, with its open appointments',
  },
  caregiver: {
    zh: '。您合并前添加的信息和未完成的预约，已回到您名下',
    en: '. The entry that you had before merging is yours again, with its open appointments',
  },
};

/** What one of the two reads of a change, who is “you” in it. */
export function accessTextFor(reader: Reader, change: AccessChange): Bilingual {
  const text = reader === 'owner' ? forOwner(change) : forCaregiver(change);
  if (!change.isReturned) return text;
  const returned = RETURNED[reader];
  return { zh: text.zh + returned.zh, en: text.en + returned.en };
}

function forOwner({ kind, role, caregiver }: AccessChange): Bilingual {
  if (kind === 'joined')
    return {
      zh: `${caregiver} 接受了您的邀请，${MAY[role].zh}`,
      en: `${caregiver} accepted your invitation and ${MAY[role].en}`,
    };
  if (kind === 'merged')
    return {
      zh: `${caregiver} 把自己添加的同一位家人并入了您的家庭成员。预约的时间和预约码不变，两边都能看到和办理`,
      en: `${caregiver} merged their own entry of this person with yours. Appointments keep their time and code, and you both see and manage them`,
    };
  if (kind === 'left')
    return {
      zh: `${caregiver} 退出了，不能再查看和办理`,
      en: `${caregiver} has left and can no longer see or change anything`,
    };
  return {
    zh: `您停止了共享，${caregiver} 不能再查看和办理`,
    en: `You stopped sharing with ${caregiver}, who can no longer see or change anything`,
  };
}

function forCaregiver({ kind, role, owner }: AccessChange): Bilingual {
  if (kind === 'joined')
    return {
      zh: `您接受了 ${owner} 的邀请，${MAY[role].zh}`,
      en: `You accepted the invitation of ${owner} and ${MAY[role].en}`,
    };
  if (kind === 'merged')
    return {
      zh: `您把自己添加的同一位家人并入了 ${owner} 的家庭成员。预约的时间和预约码不变，两边都能看到和办理`,
      en: `You merged your own entry of this person with that of ${owner}. Appointments keep their time and code, and you both see and manage them`,
    };
  if (kind === 'left')
    return {
      zh: `您退出了 ${owner} 的共享，不能再查看和办理`,
      en: `You left what ${owner} shared and can no longer see or change anything`,
    };
  return {
    zh: `${owner} 停止了共享，您不能再查看和办理`,
    en: `${owner} stopped sharing, and you can no longer see or change anything`,
  };
}

/** Notifies both sides of a change of access, once each, in words for each. @param eventId of the log @param now ms */
export async function notifyOfAccess(
  trx: Db,
  change: AccessChange,
  [owner, caregiver]: readonly [owner: string, caregiver: string],
  { eventId, now }: { readonly eventId: number; readonly now: number },
): Promise<void> {
  const readers: readonly [Reader, string][] = [
    ['owner', owner],
    ['caregiver', caregiver],
  ];
  for (const [reader, userId] of readers) {
    const params: MessageParams = {
      step: STEPS[change.kind],
      person: change.person,
      text: accessTextFor(reader, change),
    };
    await sql`
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      select u.id, ${MESSAGE_KINDS.caregiverAccess}, 'caregiverAccess', ${JSON.stringify(params)}::jsonb, null,
        ${`${change.kind === 'merged' ? 'merging' : 'caregiver'}:${eventId}:${userId}`}, ${new Date(now)}
      from users u where u.id = ${userId} and u.deleted_at is null
      on conflict (dedupe_key) do nothing`.execute(trx);
  }
}
