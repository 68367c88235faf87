import { defineMessages } from '@/i18n/messages';

/** Texts about the hold while the form is filled in. */
export const HOLD_MESSAGES = defineMessages(
  {
    retained: '名额为您保留到 {until}',
    left: '还剩 {left}',
    soonSpoken: '名额还为您保留一分钟',
    expired: '保留时间已过',
    expiredText: '填写的内容都还在，可以再次保留，也可以直接提交。',
    again: '再次保留',
    gone: '这个时间约不上了',
    nearest: '看看最近可约的时间',
    without: '暂时不能为您保留名额，填好后请尽快提交。',
  },
  {
    retained: 'Held for you until {until}',
    left: '{left} left',
    soonSpoken: 'Your place is held for one more minute',
    expired: 'Your place is no longer held',
    expiredText: 'What you filled in is still here. Hold the place again, or book now.',
    again: 'Hold the place again',
    gone: 'That time is no longer available',
    nearest: 'See the nearest available times',
    without: 'We cannot hold your place right now. Book soon.',
  },
);
