import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import { DomainError, refusedInput } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { doneOrder } from '../../domain/booking/order/done-order';
import { findNote, removeNote, saveNote } from '../../domain/booking/order/observation-note';

/** Notes after a vaccination: shown next to the symptoms to watch for; only their author can change or delete them. */
export function observationRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route('GET /order/observation/detail.do', async ({ orderId }, { userId, language }) => {
      const [order, note] = await Promise.all([
        doneOrder(deps, userId, orderId),
        findNote(db, orderId, userId),
      ]);
      const content = inLanguage(order.content, language);
      return {
        orderId,
        linkmanName: order.name,
        productName: inLanguage(order.product, language),
        doseLabel: order.dose ? inLanguage(order.dose, language) : '',
        day: order.day,
        departmentName: inLanguage(order.clinic, language),
        departmentPhone: order.phone,
        doneAt: order.doneAt,
        afterCare: [...content.afterCare],
        adverseReactions: [...content.adverseReactions],
        note: note
          ? { reactions: [...note.reactions], text: note.text, savedAt: note.saved_at.getTime() }
          : null,
      };
    }),
    route('POST /order/observation/save.do', async (input, { userId, now }) => {
      const { orderId, reactions, text } = input;
      await doneOrder(deps, userId, orderId);
      if (reactions.includes('none') && reactions.length > 1)
        throw refusedInput({
          zh: '选了“没有不舒服”，就不能同时选其他反应',
          en: '“Nothing” cannot be chosen together with other reactions',
        });
      await saveNote(db, { orderId, userId, reactions, text, now });
      return null;
    }),
    route('POST /order/observation/remove.do', async ({ orderId }, { userId }) => {
      if (!(await removeNote(db, orderId, userId))) throw new DomainError(CODE.NOT_FOUND);
      return null;
    }),
  ];
}
