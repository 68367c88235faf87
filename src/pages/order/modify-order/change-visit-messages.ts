import { defineMessages } from '@/i18n/messages';

/** Texts of moving a visit or one dose of it. */
export const CHANGE_VISIT_MESSAGES = defineMessages(
  {
    dose: '{product} {dose}',
    scope: '改哪些？',
    scopeAll: '一起改：{size}',
    scopeOne: '只改{name}的{dose}',
    scopeOneNote: '其余的仍在原时间，要来两次',
    times: '{day} 可以一起到诊的时间',
    timesNone: '这一天没有一起到诊的时间，请换一天',
    together: '{start}（同时）',
    inTurn: '{start}–{end}（先后，不用等）',
    noDays: '近期没有能一起到诊的时间',
    noDaysText: '可以只改其中一剂，或过些时候再看。',
  },
  {
    dose: '{product} {dose}',
    scope: 'What do you want to move?',
    scopeAll: 'All together. {size}',
    scopeOne: 'Only {name}, {dose}',
    scopeOneNote: 'The others keep their time, so you make two trips',
    times: 'Times for everyone on {day}',
    timesNone: 'No time on this day has room for everyone. Choose another day.',
    together: '{start} (at the same time)',
    inTurn: '{start}–{end} (one after another)',
    noDays: 'No time soon has room for everyone',
    noDaysText: 'Move one dose only, or look again later.',
  },
);
