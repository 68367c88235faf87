import { CODE } from '@contract/errors';
import type { UncountedReason } from '@contract/plan/planned-dose';
import { DomainError } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';
import type { Uncounted } from './uncounted-doses';

const REASONS: Readonly<Record<UncountedReason, Bilingual>> = {
  tooYoung: { zh: '年龄还不够', en: 'the person is below the minimum age' },
  tooSoon: { zh: '离上一剂太近', en: 'it is too soon after the dose before' },
  tooOld: { zh: '已超过最大年龄', en: 'the person is above the maximum age' },
  conflict: { zh: '离另一种疫苗太近', en: 'it is too close to another vaccine' },
  wrongVaccine: {
    zh: '接种程序的这一剂不用这种疫苗',
    en: 'this vaccine is not used for this dose',
  },
};
const FROM = {
  zh: '；还要再打一剂，最早 {from}',
  en: ' Another dose is needed, from {from} at the earliest.',
};
const NONE = { zh: '；之后也没有可补的日子', en: ' It is too late for another dose.' };

/** A walk-in may be of no account: nobody gets the message then. */
const NOTIFIED = { zh: '，登记后预约人会收到消息', en: '; the person gets a message about it' };
const NOT_NOTIFIED = { zh: '', en: '' };

/**
 * The warning before a dose that would not count is recorded: the clinic decides.
 * @param hasFamily whether an account has the person, so that a message about it is written
 */
export function uncountedRefusal({ reason, from }: Uncounted, hasFamily: boolean): DomainError {
  const { zh, en } = REASONS[reason];
  const follows = from === null ? NONE : FROM;
  const notified = hasFamily ? NOTIFIED : NOT_NOTIFIED;
  return new DomainError(CODE.DOSE_UNCOUNTED, {
    data: { reason, from },
    message: {
      zh: `按接种程序，今天这一剂不算数：${zh}${follows.zh}。是否仍登记由门诊决定${notified.zh}`,
      en: `By the schedule, today’s dose would not count: ${en}.${follows.en} Whether to record it is for the clinic to decide${notified.en}.`,
    },
    params: { from: from ?? '' },
  });
}
