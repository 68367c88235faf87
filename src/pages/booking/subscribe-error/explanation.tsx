import { View } from '@tarojs/components';
import type { SlotOffer } from '@contract/subscribe/endpoints';
import { OfferList } from '@/features/subscribe/components/offer-list';
import { bookingQuery } from '@/features/subscribe/entry';
import { FAMILY_MESSAGES } from '@/features/subscribe/family-messages';
import { isFamily, withoutPerson } from '@/features/subscribe/family-rules';
import { dropHold } from '@/features/subscribe/hold-control';
import { SUBSCRIBE_MESSAGES } from '@/features/subscribe/messages';
import type { SubscribeMessageKey } from '@/features/subscribe/messages';
import { alternativesOf, refusalTopic, remedyOf } from '@/features/subscribe/refusal-rules';
import type { RefusalTopic } from '@/features/subscribe/refusal-rules';
import { takeRemedy } from '@/features/subscribe/remedies';
import { REMEDY_MESSAGES } from '@/features/subscribe/remedy-messages';
import { changeForm } from '@/features/subscribe/store';
import { withDay, withOffer } from '@/features/subscribe/submit-info';
import type { SubmitInfo } from '@/features/subscribe/submit-info';
import type { Refused } from '@/features/subscribe/submission';
import { useServer } from '@/http/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { StateBlock } from '@/ui/state/state-block';
import { Duplicate } from './duplicate';
import { WaitInstead } from './wait-instead';

const TITLES: Readonly<Record<RefusalTopic, SubscribeMessageKey>> = {
  slot: 'refusedSlot',
  duplicate: 'refusedDuplicate',
  person: 'refusedPerson',
  clinic: 'refusedClinic',
  guardian: 'refusedGuardian',
  disclosure: 'refusedDisclosure',
  other: 'refused',
};

export interface ExplanationProps {
  readonly form: SubmitInfo;
  readonly refused: Refused;
}

/** The reason, from when or with which change it would work, the nearest alternatives, and the main way on. */
export function Explanation({ form, refused }: ExplanationProps) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const remedyText = useText(REMEDY_MESSAGES);
  const dates = useDateText();
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const name = people.data?.find((one) => one.linkmanId === form.linkmanId)?.name ?? '';
  const { code, message, refusal } = refused;
  const topic = refusalTopic(code);
  const remedy = remedyOf(refusal);
  const offers = alternativesOf(refusal);
  const allowedFrom = refusal?.allowedFrom;
  const isParty = isFamily(form);
  const person = isParty ? refusal?.person : null;
  const others = person ? withoutPerson(form, person.linkmanId) : form;
  const standing = isParty ? null : refusal?.standing;

  const goOnWithout = (): void => {
    changeForm(() => others);
    void navigate.replace('subscribe', bookingQuery(form));
  };
  const take = (offer: SlotOffer): void => {
    if (isParty) {
      // A place for one tells a day that is worth a look for all.
      changeForm((info) => withDay(info, offer.day));
      void navigate.replace('subscribe', bookingQuery(form));
      return;
    }
    void dropHold();
    changeForm((info) => withOffer(info, offer));
    void navigate.replace('submitLoading', bookingQuery({ ...form, depaCode: offer.depaCode }));
  };
  return (
    <>
      <StateBlock
        role="alert"
        icon={topic === 'slot' ? 'calendar-x' : 'circle-alert'}
        tone="warning"
        title={t(TITLES[topic])}
        text={[
          message || t('reasonUnknown'),
          allowedFrom && !message.includes(allowedFrom)
            ? t('fromDay', { day: dates.day(allowedFrom) })
            : '',
        ]
          .filter(Boolean)
          .join(' ')}
        action={
          standing
            ? undefined
            : person && others !== form
              ? { text: family('without', { name: person.name }), onPress: goOnWithout }
              : {
                  text: remedyText(isParty && remedy === 'replace' ? 'viewOrder' : remedy),
                  onPress: () =>
                    takeRemedy(
                      isParty && remedy === 'replace' ? 'viewOrder' : remedy,
                      form,
                      refusal,
                    ),
                }
        }
        second={
          person && others !== form
            ? { text: remedyText(remedy), onPress: () => takeRemedy(remedy, form, refusal) }
            : undefined
        }
      />
      <View>
        {standing ? (
          <Card>
            <Duplicate form={form} standing={standing} name={name} refusal={refusal} />
          </Card>
        ) : null}
      </View>
      {offers.length > 0 ? (
        <OfferList
          offers={offers}
          depaCode={form.depaCode}
          name={name}
          takeText={isParty ? family('thisDay') : undefined}
          onTake={take}
        />
      ) : null}
      <View>
        {topic === 'slot' && !isParty ? (
          <WaitInstead form={form} name={name} hasOther={offers.length > 0} />
        ) : null}
      </View>
    </>
  );
}
