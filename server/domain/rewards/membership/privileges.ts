import { FAMILY_LIMIT } from '@contract/member/member-rules';
import type { Privilege } from '@contract/member/member-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';

/** What a privilege says of itself; only what really works is here. */
export const PRIVILEGE_TEXTS: Readonly<
  Record<Privilege, { title: Bilingual; note: Bilingual; how: Bilingual }>
> = {
  bigFamily: {
    title: { zh: '家庭成员加到 20 位', en: 'Up to 20 family members' },
    note: {
      zh: `大家庭也能放进一个账号；平时最多 ${FAMILY_LIMIT.basic} 位。`,
      en: `A big family in one account; otherwise up to ${FAMILY_LIMIT.basic}.`,
    },
    how: {
      zh: '在“家庭成员”里照常添加即可。会员到期后，已添加的成员都保留，只是不能再加。',
      en: 'Add them to your family members as usual. When membership ends, all of them stay; you just cannot add more.',
    },
  },
  calendarFeed: {
    title: { zh: '手机日历自动更新预约', en: 'Appointments in your calendar' },
    note: {
      zh: '订阅一次，预约、改约、取消都会自动出现在日历里。',
      en: 'Subscribe once: new, changed and cancelled appointments appear by themselves.',
    },
    how: {
      zh: '生成一个只属于您的地址，在手机日历的“订阅日历”里粘贴。日历里有接种人姓名，没有证件号，地址不要给别人。会员到期后，已经约好的仍会显示。',
      en: 'Make an address of your own and paste it under “subscribe” in your calendar. It has names, but no document numbers: give the address to nobody else. When membership ends, appointments made before stay.',
    },
  },
  earlierService: {
    title: { zh: '人工客服更早接入', en: 'Customer service sooner' },
    note: {
      zh: '提问时是会员，就排在非会员前面。健康急事和当天有预约的人，仍然在会员之前。',
      en: 'If you are a member when you ask, you go before people who are not. Health emergencies and people with an appointment today still go before members.',
    },
    how: {
      zh: '在“在线客服”里照常提问即可。没有人排队时，和平时一样快。只用于客服，不影响预约。',
      en: 'Ask customer service as usual. When nobody is waiting it makes no difference. It is for customer service only and never affects booking.',
    },
  },
};

/** Counts a use. @param now ms */
export async function countUse(
  db: Db,
  userId: string,
  privilege: Privilege,
  now: number,
): Promise<void> {
  await db
    .insertInto('privilege_uses')
    .values({ user_id: userId, privilege, last_used_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'privilege']).doUpdateSet((eb) => ({
        uses: eb('privilege_uses.uses', '+', 1),
        last_used_at: new Date(now),
      })),
    )
    .execute();
}

export const usesOf = (db: Db, userId: string) =>
  db
    .selectFrom('privilege_uses')
    .select(['privilege', 'uses', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
