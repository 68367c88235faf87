import type { Visitor } from '@contract/subscribe/remedy';
import { choosePlan } from '@/features/doses/plan/store';
import { refreshServerData } from '@/http/hooks/use-server';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import { fillMember } from './entry';
import { bookingQuery } from './target-query';
import { changeParticipant, isMeant, replacing, without } from './family-rules';
import type { Which } from './family-rules';
import { dropHold } from './hold-control';
import { holdKeyOf } from './hold-rules';
import { changeForm } from './store';
import { withDay, withPerson } from './submit-info';
import type { SubmitInfo } from './form';
import { withVisit } from './visit-choice';
import type { RemedyOption } from '@/features/booking/refusal/remedy-options';

/** Where a remedy is applied: in the form itself, or on the refusal page, which is replaced by the next page. */
export type RemedySurface = 'form' | 'page';

/** The waiting list opens over the page that shows the remedies; every other remedy is applied here. */
export type NavigableRemedy = Exclude<RemedyOption, { readonly kind: 'wait' }>;

function refreshChoices(): void {
  void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  void refreshServerData('GET /order/subscribe/checkSubscribeLinkman.do');
}

/** Asks for the disclosure of a product again: that of the form is a page, that of a participant is in the form. */
const unread = (info: SubmitInfo, productId: string): SubmitInfo => {
  const form = info.productId === productId ? { ...info, guidelineVersion: null } : info;
  return form.participants
    .filter((one) => one.productId === productId)
    .reduce((all, one) => changeParticipant(all, one, { guidelineVersion: null }), form);
};

/** Sets another number for one dose; that dose replaces no order. */
const withDoseNo = (info: SubmitInfo, which: Which, doseNo: number): SubmitInfo =>
  isMeant(which, info)
    ? { ...info, doseNo, replaceOrderId: null }
    : changeParticipant(info, which, { doseNo, replaceOrderId: null });

/** The doses that are left out by a remedy. */
export const leftOut = ({ linkmanId, product }: Pick<Visitor, 'linkmanId' | 'product'>): Which => ({
  linkmanId,
  productId: product?.productId,
});

/**
 * Applies a remedy after a refused booking; the form keeps what is still valid.
 * @param which the dose of a visit that the refusal is about; the form's own without it
 */
export function applyRemedy(
  option: NavigableRemedy,
  form: SubmitInfo,
  surface: RemedySurface,
  which: Which = form,
): void {
  const isForm = surface === 'form';
  const toForm = (): void =>
    void (isForm ? undefined : navigate.replace('subscribe', bookingQuery(form)));
  const send = (): void => void navigate.replace('submitLoading', bookingQuery(form));
  const change = (changed: (info: SubmitInfo) => SubmitInfo): void => {
    changeForm(changed);
    toForm();
  };
  switch (option.kind) {
    case 'otherVisit':
      if (!isForm) void dropHold();
      changeForm((info) => withVisit(info, option.visit));
      if (!isForm) send();
      return;
    case 'otherTime':
    case 'later':
      return change((info) => withDay(info, null));
    case 'refresh':
      refreshChoices();
      return change((info) => withDay(info, null));
    case 'otherPerson':
      return change((info) => (option.person ? withPerson(info, option.person.linkmanId) : info));
    case 'leaveOut':
      return change((info) => without(info, leftOut(option)));
    case 'otherDose':
      refreshChoices();
      return change((info) => withDoseNo(info, which, option.doseNo));
    case 'replace':
      changeForm((info) => replacing(info, which, option.orderId));
      return send();
    case 'withoutHold':
      changeForm((info) => ({ ...info, hold: { kind: 'without', holdKey: holdKeyOf(info) } }));
      return send();
    case 'readDisclosure': {
      const productId = option.productId ?? form.productId;
      changeForm((info) => unread(info, productId));
      if (productId !== form.productId) return toForm();
      return void navigate.replace('vaccineNotice', bookingQuery(form));
    }
    case 'addPerson':
      changeForm((info) => ({ ...info, isJoining: false }));
      return void fillMember(form, isForm ? 'to' : 'replace');
    case 'editPerson':
    case 'addGuardian':
      // A participant whose data is completed stays a participant instead of replacing the person.
      changeForm((info) => ({ ...info, isJoining: option.linkmanId !== info.linkmanId }));
      return void fillMember(form, isForm ? 'to' : 'replace', option.linkmanId);
    case 'health':
      return void navigate.to('healthProfile', { linkmanId: option.linkmanId });
    case 'otherVaccine': {
      const { depaCode } = form;
      const query = bookingQuery({ depaCode, productId: option.product.productId });
      const { linkmanId } = option;
      return void navigate[isForm ? 'to' : 'replace']('vaccineNotice', { ...query, linkmanId });
    }
    case 'otherClinic':
      return void navigate.to('vaccineDetail', { vaccId: form.productId });
    case 'viewOrder':
      return void (option.orderId
        ? navigate.to('orderDetail', { orderId: option.orderId })
        : navigate.to('orderList'));
    case 'plan':
      choosePlan({ linkmanId: option.linkmanId, notedOn: option.notedOn ?? null });
      return void navigate.to('vaccinePlan');
    case 'queue':
      return void navigate.to('release', option.releaseId ? { id: option.releaseId } : {});
    case 'askClinic':
      return void (option.phone
        ? callPhone(option.phone)
        : navigate.to('departmentIntro', { depaCode: form.depaCode }));
    default:
      return option satisfies never;
  }
}
