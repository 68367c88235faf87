import { LostForm } from '@/features/subscribe/components/lost-form';
import { OfferList } from '@/features/subscribe/components/offer-list';
import { bookingQuery } from '@/features/subscribe/entry';
import { SUBSCRIBE_MESSAGES } from '@/features/subscribe/messages';
import { alternativesOf, refusalAction, refusalTopic } from '@/features/subscribe/refusal-rules';
import type { RefusalTopic } from '@/features/subscribe/refusal-rules';
import type { SubscribeMessageKey } from '@/features/subscribe/messages';
import { changeForm, useOrdering } from '@/features/subscribe/store';
import { withOffer } from '@/features/subscribe/submit-info';
import type { SubmitInfo } from '@/features/subscribe/submit-info';
import type { Refused } from '@/features/subscribe/submission';
import { useServer } from '@/http/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { StateBlock } from '@/ui/state/state-block';
import { nextSteps } from './next-steps';

const TITLES: Readonly<Record<RefusalTopic, SubscribeMessageKey>> = {
  slot: 'refusedSlot',
  duplicate: 'refusedDuplicate',
  person: 'refusedPerson',
  clinic: 'refusedClinic',
  guardian: 'refusedGuardian',
  disclosure: 'refusedDisclosure',
  other: 'refused',
};

/** Why a booking was refused, what would work instead, and one main way on. */
export default function SubscribeError() {
  const title = usePageTitle('subscribeError');
  const { submitInfo, refused } = useOrdering();
  const back = (): void => {
    if (submitInfo) void navigate.replace('subscribe', bookingQuery(submitInfo));
    else void navigate.back();
  };
  return (
    <Page title={title} onBack={back}>
      {submitInfo && refused ? <Explanation form={submitInfo} refused={refused} /> : <LostForm />}
    </Page>
  );
}

function Explanation({ form, refused }: { readonly form: SubmitInfo; readonly refused: Refused }) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const dates = useDateText();
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const name = people.data?.find((one) => one.linkmanId === form.linkmanId)?.name ?? '';
  const { code, message, refusal } = refused;
  const { label, run } = nextSteps(form, refusal)[refusalAction(code, refusal)];
  const offers = alternativesOf(refusal);
  const allowedFrom = refusal?.allowedFrom;
  return (
    <>
      <StateBlock
        role="alert"
        icon={refusalTopic(code) === 'slot' ? 'calendar-x' : 'circle-alert'}
        tone="warning"
        title={t(TITLES[refusalTopic(code)])}
        text={[
          message || t('reasonUnknown'),
          allowedFrom && !message.includes(allowedFrom)
            ? t('fromDay', { day: dates.day(allowedFrom) })
            : '',
        ]
          .filter(Boolean)
          .join(' ')}
        action={{ text: t(label), onPress: run }}
      />
      {offers.length > 0 ? (
        <OfferList
          offers={offers}
          depaCode={form.depaCode}
          name={name}
          onTake={(offer) => {
            changeForm((info) => withOffer(info, offer));
            void navigate.replace(
              'submitLoading',
              bookingQuery({ ...form, depaCode: offer.depaCode }),
            );
          }}
        />
      ) : null}
    </>
  );
}
