import type { InputOf } from '@contract/endpoints';
import type { DeskOrder } from '@contract/desk/desk-order';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import type { textOf } from '@/i18n/messages';
import type { Question } from '@/ui/popup/use-confirm';
import { deskRequest } from './api';
import type { LOT_MESSAGES } from './lot-messages';
import type { TAKE_BACK_MESSAGES } from './take-back-messages';

type TakeBackText = ReturnType<typeof textOf<(typeof TAKE_BACK_MESSAGES)['zh-CN']>>;
type LotText = ReturnType<typeof textOf<(typeof LOT_MESSAGES)['zh-CN']>>;

/** What the provider asks before it records a dose. */
type Asked = Pick<InputOf<'POST /desk/finish.do'>, 'onlyIfCounted' | 'onlyIfStocked'>;

/**
 * Records that a dose was given. The provider says whether it would count, and whether the stock has its lot; if not, the
 * clinic is asked, and decides.
 * @returns null where it decided against it
 */
export async function recordDose(
  dose: InputOf<'POST /desk/finish.do'>,
  ask: (question: Question) => Promise<boolean>,
  t: TakeBackText,
  lotText: LotText,
): Promise<DeskOrder | null> {
  let asked: Asked = { onlyIfCounted: true, onlyIfStocked: true };
  for (;;)
    try {
      return await deskRequest('POST /desk/finish.do', { ...dose, ...asked });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === CODE.DOSE_UNCOUNTED && asked.onlyIfCounted) {
        const isSure = await ask({
          title: t('uncountedAsk'),
          text: error.msg,
          confirmText: t('finishAnyway'),
          cancelText: t('finishNot'),
          tone: 'danger',
        });
        if (!isSure) return null;
        asked = { onlyIfStocked: asked.onlyIfStocked };
      } else if (error.code === CODE.LOT_UNSTOCKED && asked.onlyIfStocked) {
        const isSure = await ask({
          title: lotText('unstockedAsk'),
          text: error.msg,
          confirmText: lotText('recordAnyway'),
          cancelText: lotText('checkAgain'),
        });
        if (!isSure) return null;
        asked = { onlyIfCounted: asked.onlyIfCounted };
      } else throw error;
    }
}
