import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { doneOrder } from '../../domain/orders/done-order';

/** Notes after a vaccination: shown next to the symptoms to watch for; only their author can change or delete them. */
export function observationRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route('GET /order/observation/detail.do', async ({ orderId }, { userId, language }) => {
      const [order, note] = await Promise.all([
        doneOrder(deps, userId, orderId),
        db
          .selectFrom('observation_notes')
          .select(['reactions', 'text', 'saved_at'])
          .where('order_id', '=', orderId)
          .where('user_id', '=', userId)
          .executeTakeFirst(),
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
        throw new DomainError(CODE.PARAMETERS, { params: { violation: 'reactions' } });
      const saved = {
        reactions: JSON.stringify([...new Set(reactions)]),
        text,
        saved_at: new Date(now),
      };
      await db
        .insertInto('observation_notes')
        .values({ order_id: orderId, user_id: userId, ...saved })
        .onConflict((conflict) => conflict.columns(['order_id', 'user_id']).doUpdateSet(saved))
        .execute();
      return null;
    }),
    route('POST /order/observation/remove.do', async ({ orderId }, { userId }) => {
      const { numDeletedRows } = await db
        .deleteFrom('observation_notes')
        .where('order_id', '=', orderId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new DomainError(CODE.NOT_FOUND);
      return null;
    }),
  ];
}
