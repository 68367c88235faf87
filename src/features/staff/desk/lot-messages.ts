import { defineMessages } from '@/i18n/messages';

/** Texts of lots at the desk: which ones there are, and what is against one. */
export const LOT_MESSAGES = defineMessages(
  {
    choose: '选择批号（近效期在前）',
    choice: '{lot} · 至 {expiry} · 剩 {left}',
    none: '没有可用的批次：已用完、过期、停用或被召回。请联系负责人。',
    scanned: '扫描的盒子是批号 {lot}',
    unstockedAsk: '按这个批号登记？',
    recordAnyway: '照常登记',
    checkAgain: '再核对',
    note: '已经接种的，请写明情况',
    noteHint: '登记后负责人会看到；没有接种的，请换一支',
    short: '库存可能不够已预约的接种',
    shortLine: '{product}：{day} 起缺 {missing} 剂',
  },
  {
    choose: 'Choose a lot (nearest expiry first)',
    choice: '{lot} · until {expiry} · {left} left',
    none: 'No lot can be given: used up, expired, in quarantine or recalled. Ask the manager.',
    scanned: 'The scanned box is of lot {lot}',
    unstockedAsk: 'Record this lot?',
    recordAnyway: 'Record it',
    checkAgain: 'Check again',
    note: 'If it has been given already, say what happened',
    noteHint: 'The manager sees it. If it has not been given, take another one.',
    short: 'Stock may not cover booked doses',
    shortLine: '{product}: short from {day}, doses: {missing}',
  },
);
