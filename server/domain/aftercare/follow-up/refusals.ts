import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';

const because = (zh: string, en: string): Bilingual => ({ zh, en });
const MESSAGES = {
  off: because(
    '随访没有开启，请先同意再回答',
    'The follow-up is off. Agree to it before you answer.',
  ),
  ended: because(
    '这次接种的随访已经结束，如有不适请联系门诊',
    'This follow-up has ended. If you feel unwell, call the clinic.',
  ),
  tooMany: because(
    '已经收到很多次回答，请直接联系门诊',
    'You have answered many times. Please call the clinic.',
  ),
  taken: because(
    '门诊正在处理您反馈的情况，处理完后才能删除',
    'The clinic is working on what you reported. You can delete it afterwards.',
  ),
  untaken: because('请先接手，再结束这张卡', 'Take the card before you close it.'),
} as const;

/** A follow-up's own refusal, 20007; too many answers 4029. */
export const followUpRefusal = (reason: keyof typeof MESSAGES): DomainError =>
  new DomainError(reason === 'tooMany' ? CODE.TOO_MANY : CODE.ORDER_STATE, {
    message: MESSAGES[reason],
  });
