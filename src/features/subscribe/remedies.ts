import type { Refusal } from '@contract/subscribe/endpoints';
import type { Remedy } from '@contract/subscribe/remedy-rules';
import { refreshServerData } from '@/http/use-server';
import { navigate } from '@/routes/navigate';
import { bookingQuery, fillMember } from './entry';
import { wishOf } from './hold-rules';
import { changeForm } from './store';
import { withDay } from './submit-info';
import type { SubmitInfo } from './submit-info';

const toForm = (form: SubmitInfo): void => void navigate.replace('subscribe', bookingQuery(form));

/** Sends the form again as it now is. */
const send = (form: SubmitInfo): void => void navigate.replace('submitLoading', bookingQuery(form));

function refreshChoices(): void {
  void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  void refreshServerData('GET /order/subscribe/checkSubscribeLinkman.do');
}

/** Takes the one main way on after a refused booking; the form keeps what still holds. */
export function takeRemedy(remedy: Remedy, form: SubmitInfo, refusal: Refusal | null): void {
  switch (remedy) {
    case 'otherTime':
    case 'later':
      changeForm((info) => withDay(info, null));
      return toForm(form);
    case 'refresh':
      refreshChoices();
      changeForm((info) => withDay(info, null));
      return toForm(form);
    case 'otherPerson':
      return toForm(form);
    case 'otherDose':
      // The dose that the provider suggests is asked for anew.
      refreshChoices();
      changeForm((info) => ({ ...info, doseNo: null }));
      return toForm(form);
    case 'replace':
      changeForm((info) => ({ ...info, replaceOrderId: refusal?.standing?.orderId ?? null }));
      return send(form);
    case 'queue':
      void navigate.replace('release', refusal?.releaseId ? { id: refusal.releaseId } : {});
      return;
    case 'withoutHold':
      changeForm((info) => ({ ...info, hold: { kind: 'without', wish: wishOf(info) } }));
      return send(form);
    case 'readDisclosure':
      changeForm((info) => ({ ...info, guidelineVersion: null }));
      void navigate.replace('vaccineNotice', bookingQuery(form));
      return;
    case 'addGuardian':
      void fillMember(form, 'replace', refusal?.person?.linkmanId ?? form.linkmanId ?? undefined);
      return;
    case 'viewOrder':
      if (refusal?.orderId) void navigate.replace('orderDetail', { orderId: refusal.orderId });
      else void navigate.replace('orderList');
      return;
    case 'otherClinic':
      void navigate.tab('departmentList');
      return;
    case 'otherVaccine':
      void navigate.replace('departmentIndex', { depaCode: form.depaCode });
      return;
    case 'askClinic':
      void navigate.replace('departmentIntro', { depaCode: form.depaCode });
      return;
    default:
      return remedy satisfies never;
  }
}
