import type { MemberFormState } from '@/features/linkman/saved-member';
import { navigate, urlOf } from '@/routes/navigate';
import type { Query, QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';
import type { BookingTarget } from './submit-info';

/** Query of the booking pages (specification §2). */
export const bookingQuery = ({ depaCode, productId }: BookingTarget): QueryInput => ({
  vaccId: productId,
  depaCode,
});

/** The target in a page's query; null where the link is incomplete. */
export const targetOf = ({ vaccId, depaCode }: Query): BookingTarget | null =>
  vaccId && depaCode ? { productId: vaccId, depaCode } : null;

/** Opens the disclosure of a product at a clinic, the first step of a booking. */
export const startBooking = (target: BookingTarget) =>
  navigate.to('vaccineNotice', bookingQuery(target));

const returnTo = (name: RouteName, query: QueryInput): QueryInput => ({
  redirect: urlOf(name),
  query: JSON.stringify(query),
});

/** Marks the form of one family member (specification §2). */
const MEMBER_FORM_TYPE = '3';

/** Form of a family member, new or known, and back to the booking afterwards. */
export const fillMember = (target: BookingTarget, kind: 'to' | 'replace', linkmanId?: string) =>
  navigate[kind](
    'memberForm',
    {
      type: MEMBER_FORM_TYPE,
      linkmanId,
      ...returnTo('subscribe', bookingQuery(target)),
    },
    { onTop: kind === 'to' } satisfies MemberFormState,
  );
