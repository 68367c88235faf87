import { useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { tidyMobile } from '@contract/text/typed-rules';
import { MobileField } from '@/features/people/account/components/mobile-field';
import { isMobile } from '@/shared/session/form-rules';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { showToast } from '@/ui/toast/toast';
import { correctContact } from '../api';
import { ORDER_MESSAGES } from '../messages';

/** The number by which the clinic reaches the recipient, and a sheet that corrects it without giving up the place. */
export function ContactPart({ order }: { readonly order: OrderDetail }) {
  const t = useText(ORDER_MESSAGES);
  const [open, setOpen] = useState(false);
  const [mobile, setMobile] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsavedInput(open && mobile !== '');
  const save = async (): Promise<void> => {
    setRefusal('');
    setWrong(!isMobile(mobile));
    if (!isMobile(mobile) || busy) return;
    setBusy(true);
    try {
      await correctContact(order.orderId, mobile);
      setOpen(false);
      setMobile('');
      showToast(t('contactSaved'), 'success');
    } catch (reason) {
      setRefusal(isApiError(reason) ? reason.msg : t('contactFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Cell
        icon="phone"
        title={t('contactCorrect')}
        note={t('contactNow', { mobile: order.mobileMasked })}
        onPress={() => setOpen(true)}
      />
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={t('contactCorrect')}
        footer={
          <Button block loading={busy} onPress={() => void save()}>
            {t('contactSave')}
          </Button>
        }
      >
        <MobileField
          label={t('contact')}
          value={mobile}
          onChange={(text) => {
            setMobile(tidyMobile(text));
            setWrong(false);
          }}
          hint={t('contactHint')}
          isWrong={isWrong}
        />
        <Refusal reason={refusal} />
      </Popup>
    </>
  );
}
