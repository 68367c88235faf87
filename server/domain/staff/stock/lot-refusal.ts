import type { LotProblem } from '@contract/stock/stock-rules';
import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';

const PROBLEMS: Readonly<Record<LotProblem, Bilingual>> = {
  recalled: { zh: '已被召回', en: 'has been recalled' },
  quarantined: { zh: '已停用待查', en: 'is in quarantine' },
  expired: { zh: '有效期已过', en: 'has expired' },
};

/** The refusal of a lot that must not be given, with why, and what to do where it was given before anybody noticed. */
export function lotRefused(lot: string, problem: LotProblem, reason: string): DomainError {
  const { zh, en } = PROBLEMS[problem];
  const why = reason === '' ? { zh: '', en: '' } : { zh: `（${reason}）`, en: ` (${reason})` };
  return new DomainError(CODE.LOT_REFUSED, {
    data: { problem },
    message: {
      zh: `批号 ${lot} ${zh}${why.zh}，不能接种，请换一支。已经接种的，请写明情况后登记`,
      en: `Lot ${lot} ${en}${why.en} and must not be given. Take another one. If it has been given already, say what happened and record it.`,
    },
  });
}

/** The question before a dose is recorded of which the stock has none: what was given is recorded, whatever the count says. */
export function lotUnstocked(lot: string, isListed: boolean): DomainError {
  const zh = isListed ? `库存里批号 ${lot} 已没有剩余` : `库存里没有批号 ${lot}`;
  const en = isListed ? `The stock has none left of lot ${lot}` : `The stock has no lot ${lot}`;
  return new DomainError(CODE.LOT_UNSTOCKED, {
    data: { isListed },
    message: {
      zh: `${zh}。请核对包装盒；确认无误可照常登记，之后请负责人核对库存`,
      en: `${en}. Check the box. If it is right, record it, and have the stock checked.`,
    },
  });
}
