import {
  DELIVERY_DATA_DAYS,
  DELIVERY_DATA_MOST_DAYS,
  RECORD_YEARS,
  VALUE_DAYS,
} from '@contract/lottery/lottery-rules';
import type { BeaconSource } from '@contract/lottery/lottery-rules';
import { yuanText } from '@contract/money/money-text-rules';
import type { StoredRule } from '../../../db/lottery-tables';
import { dayOf, timeOf } from '../../../kernel/clock';
import type { LotteryDefinition } from './definition';

const when = (at: number): string => `${dayOf(at)} ${timeOf(at)}`;

const SOURCE = {
  drand: {
    zh: 'drand 公共随机数（quicknet）',
    en: 'drand, the public randomness beacon (quicknet)',
  },
  simulated: { zh: '模拟随机数（测试环境）', en: 'a simulated beacon (test environment)' },
} as const;

function ticketsRule({ ticketBeans, beanTickets }: LotteryDefinition): StoredRule {
  const more =
    ticketBeans === null
      ? { zh: '', en: '' }
      : {
          zh: `还可以用 ${ticketBeans} 颗健康豆换一张，每人最多换 ${beanTickets} 张。`,
          en: ` You can also get a ticket for ${ticketBeans} beans, at most ${beanTickets} a person.`,
        };
  return {
    heading: { zh: '怎么得抽奖券', en: 'How to get tickets' },
    text: {
      zh: `满 18 周岁的人，每人每天可免费领一张（按北京时间算）。${more.zh}按本人计算，换账号不能多领，领取前需在家庭成员里添加本人。健康豆不能买，也不能换钱。分享不会得到抽奖券。`,
      en: `For people of 18 and over: one free ticket a person and day (Beijing time).${more.en} Limits are for each person, whatever the number of accounts, so add yourself to your family members first. Beans cannot be bought or cashed. Sharing gives no tickets.`,
    },
  };
}

/** The rules of an activity in both languages. They are stored as they are made and never made again. */
export function rulesText(activity: LotteryDefinition, source: BeaconSource): StoredRule[] {
  const { organiser, contact, prizes, opensAt, closesAt, drawAt, claimDays } = activity;
  const units = prizes.reduce((sum, { stock }) => sum + stock, 0);
  const listed = (language: 'zh' | 'en'): string =>
    prizes
      .map(({ name, stock, valueCents }) => {
        const yuan = yuanText(valueCents);
        return language === 'zh'
          ? `${name.zh}，${stock} 份，每份价值 ${yuan} 元`
          : `${name.en}: ${stock}, worth ¥${yuan} each`;
      })
      .join(language === 'zh' ? '；' : '; ');
  return [
    {
      heading: { zh: '主办方', en: 'Organiser' },
      text: {
        zh: `${organiser.zh}，联系方式：${contact}`,
        en: `${organiser.en}, ${contact}`,
      },
    },
    {
      heading: { zh: '时间', en: 'Time' },
      text: {
        zh: `${when(opensAt)} 开始，${when(closesAt)} 截止，${when(drawAt)} 起开奖（北京时间）。`,
        en: `Opens ${when(opensAt)}, closes ${when(closesAt)}, drawn from ${when(drawAt)} (Beijing time).`,
      },
    },
    {
      heading: { zh: '奖品和数量', en: 'Prizes' },
      text: { zh: `${listed('zh')}。`, en: `${listed('en')}.` },
    },
    ticketsRule(activity),
    {
      heading: { zh: '中奖机会', en: 'Odds' },
      text: {
        zh: `共 ${units} 份奖品，每张券机会相同，每人最多中一份。截止时公布券数和人数；人数不足时人人中奖。`,
        en: `There are ${units} prizes. Every ticket has the same chance, and each person wins one prize at most. The numbers of tickets and people are published at the close. If there are fewer people than prizes, everybody wins.`,
      },
    },
    {
      heading: { zh: '抽奖办法', en: 'How it is drawn' },
      text: {
        zh: `开始前公布种子的 SHA-256；截止后公布全部抽奖券清单的 SHA-256；再取${SOURCE[source].zh}在开奖时间或之后的第一个值。每张券的号码是 HMAC-SHA256(种子, 活动编号|随机值|券号)，从小到大排，每人只取最前一张：前 ${units} 名中奖，后 ${units} 名候补。谁都可以重新计算。`,
        en: `The SHA-256 of the seed is published before the start, and that of the list of all tickets after the close. The first value of ${SOURCE[source].en} at or after the time of the draw is mixed in. A ticket’s number is HMAC-SHA256(seed, activity|value|ticket). Numbers are sorted, smallest first, and each person’s first ticket counts: the first ${units} win, the next ${units} are reserves. Anybody can compute it again.`,
      },
    },
    {
      heading: { zh: '随机值取不到时', en: 'If there is no public value' },
      text: {
        zh: `清单若未在开奖时间 1 分钟前公布，改用整 24 小时之后的值，依此类推。取不到值时一直等它，不换别的值；等满 ${VALUE_DAYS} 天仍没有，活动作废，不产生中奖者，用掉的健康豆退回。`,
        en: `If the list is not published a minute before the time of the draw, the value 24 hours later counts, and so on. If the value cannot be had, the draw waits for it and takes no other. After ${VALUE_DAYS} days without it the activity is void: nobody wins, and beans are returned.`,
      },
    },
    {
      heading: { zh: '领奖和放弃', en: 'Claiming and forfeiting' },
      text: {
        zh: `开奖后站内消息通知中奖者，请在 ${claimDays} 天内填写收货地址，奖品免费寄出。逾期未填或注销账号视为放弃，由候补依次递补，递补者同样有 ${claimDays} 天。`,
        en: `Winners get a message in the app. Enter your address within ${claimDays} days; delivery is free. Without an address by then, or if the account is deleted, the prize goes to the next reserve, who has ${claimDays} days too.`,
      },
    },
    {
      heading: { zh: '公示和隐私', en: 'Results and privacy' },
      text: {
        zh: `中奖名单只显示打码的手机号。地址只用于寄奖品，寄出 ${DELIVERY_DATA_DAYS} 天后删除，最长保存 ${DELIVERY_DATA_MOST_DAYS} 天。活动记录保存 ${RECORD_YEARS} 年。`,
        en: `The list of winners shows masked mobile numbers only. Addresses are used for delivery only and deleted ${DELIVERY_DATA_DAYS} days after it, at the latest after ${DELIVERY_DATA_MOST_DAYS} days. Records are stored for ${RECORD_YEARS} years.`,
      },
    },
    {
      heading: { zh: '与接种无关', en: 'Nothing to do with vaccination' },
      text: {
        zh: '抽奖与接种预约无关，参加与否都不影响预约；奖品不会是疫苗或预约名额。',
        en: 'Taking part has no effect on booking a vaccination. A vaccine or an appointment is never a prize.',
      },
    },
  ];
}
