import type { InputOf } from '@contract/endpoints';
import type { DeskOrder } from '@contract/desk/desk-order';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import type { textOf } from '@/i18n/messages';
import type { Question } from '@/ui/popup/use-confirm';
import { deskRequest } from './api';
import type { TAKE_BACK_MESSAGES } from './take-back-messages';

type TakeBackText = ReturnType<typeof textOf<(typeof TAKE_BACK_MESSAGES)['zh-CN']>>;

/**
 * Records that a dose was given. The provider says whether it would count; if not, the clinic is asked, and decides.
 * @returns null where it decided against it
 */
export async function recordDose(
  dose: InputOf<'POST /desk/finish.do'>,
  ask: (question: Question) => Promise<boolean>,
  t: TakeBackText,
): Promise<DeskOrder | null> {
  try {
    return await deskRequest('POST /desk/finish.do', { ...dose, onlyIfCounted: true });
  } catch (error) {
    if (!isApiError(error) || error.code !== CODE.DOSE_UNCOUNTED) throw error;
    const isSure = await ask({
      title: t('uncountedAsk'),
      text: error.msg,
      confirmText: t('finishAnyway'),
      cancelText: t('finishNot'),
      tone: 'danger',
    });
    return isSure ? deskRequest('POST /desk/finish.do', dose) : null;
  }
}
