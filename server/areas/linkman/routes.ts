import { maskMobile } from '@contract/text/mask-rules';
import { readDocument } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import { createCodes, RESEND_AFTER } from '../../shared/accounts/codes';
import { mobileOf, userOf } from '../../shared/accounts/users';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { ticketsOf } from '../../domain/booking/queue/leave-tickets';
import { queuesOf } from '../../domain/booking/waitlist/leave-queues';
import { sharedCards } from '../../domain/people/caregivers/shared-cards';
import { removeLinkman } from './remove';
import { saveMember } from './save';
import {
  cardOf,
  detailOf,
  familyOf,
  openOrders,
  ownFamilyMember,
} from '../../shared/recipients/rows';
import { setDefault } from '../../shared/recipients/set-default';
import { DOCUMENT_VIOLATIONS, RELATIONS } from '../../shared/recipients/document-messages';

function checkCard(
  card: { documentKind: DocumentKind; documentNumber: string },
  context: { today: string; language: Language },
) {
  const { violation, sex, birthday } = readDocument(
    card.documentKind,
    card.documentNumber,
    context.today,
  );
  return {
    valid: violation === null,
    reason: violation === null ? '' : inLanguage(DOCUMENT_VIOLATIONS[violation], context.language),
    sex: violation === null ? (sex ?? null) : null,
    birthday: violation === null ? (birthday ?? null) : null,
  };
}

export const linkmanRoutes = (deps: Deps, services: BookingServices): readonly Route[] => {
  const { db, cipher, config } = deps;
  const codes = createCodes(deps);
  return [
    route('GET /linkman/linkman/findByUserId.do', async ({ shared }, context) => {
      const { userId, today } = context;
      const own = (await familyOf(db, userId)).map((row) => cardOf(cipher, row, today));
      return shared ? [...own, ...(await sharedCards(deps, shared, context))] : own;
    }),
    route('GET /linkman/linkman/relations.do', (_input, { language }) =>
      RELATIONS.map(({ value, name }) => ({ value, name: inLanguage(name, language) })),
    ),
    route(
      'POST /linkman/linkman/guardianCode.do',
      async ({ mobile, work }, context) => {
        const owner = mobileOf(await userOf(deps, context.session));
        const askedBy = maskMobile(owner.mobile);
        await codes.issue({ mobile, purpose: 'guardian', work, askedBy }, context);
        return { resendAfter: RESEND_AFTER };
      },
      { limit: 'logins', device: true },
    ),
    route(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      (form, context) => saveMember(deps, codes, form, context),
      { device: true },
    ),
    route('POST /linkman/linkman/setDefault.do', async ({ linkmanId }, { userId }) => {
      await setDefault(db, userId, linkmanId);
      return null;
    }),
    route('GET /linkman/linkman/clientDetail.do', async ({ linkmanId }, { userId, today }) =>
      detailOf(deps, await ownFamilyMember(db, userId, linkmanId), today),
    ),
    route('GET /base/linkman/isValidCard.do', checkCard, { limit: 'documentChecks' }),
    route('GET /order/linkman/isValidCard.do', checkCard, { limit: 'documentChecks' }),
    route('GET /linkman/linkman/delete/check.do', async ({ linkmanId }, { userId, now }) => {
      await ownFamilyMember(db, userId, linkmanId);
      const person = { linkmanId, userId };
      const [count, waiting, tickets] = await Promise.all([
        openOrders(db, linkmanId, true),
        queuesOf(db, person, now),
        ticketsOf(db, person, now),
      ]);
      return { deletable: count === 0, openOrders: count, ...waiting, ...tickets };
    }),
    route('POST /linkman/linkman/delete.do', async ({ linkmanId }, context) => {
      await removeLinkman({ db, config }, services, linkmanId, context);
      return null;
    }),
  ];
};
