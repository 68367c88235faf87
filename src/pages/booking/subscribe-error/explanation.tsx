import { View } from '@tarojs/components';
import { useState } from 'react';
import type { SlotOffer } from '@contract/subscribe/endpoints';
import { OfferList } from '@/features/refusal/components/offer-list';
import { VisitList } from '@/features/booking-form/components/visit-list';
import { WayList } from '@/features/refusal/components/way-list';
import { withDayInWords } from '@/features/refusal/day-words';
import { bookingQuery } from '@/features/booking/entry';
import { FAMILY_MESSAGES } from '@/features/booking-form/family-messages';
import { isFamily, partyOf } from '@/features/booking/family-rules';
import { dropHold } from '@/features/booking/hold-control';
import { REFUSAL_MESSAGES } from '@/features/refusal/messages';
import type { RefusalMessageKey } from '@/features/refusal/messages';
import { alternativesOf, refusalTopic } from '@/features/refusal/refusal-rules';
import type { RefusalTopic } from '@/features/refusal/refusal-rules';
import { changeForm } from '@/features/booking/store';
import { withDay, withOffer } from '@/features/booking/submit-info';
import type { SubmitInfo } from '@/features/booking/form';
import type { Refused } from '@/features/booking/submission';
import { takeWay } from '@/features/booking/take-way';
import { WAY_MESSAGES } from '@/features/refusal/way-messages';
import { useWayWords } from '@/features/refusal/way-words';
import type { Way } from '@/features/refusal/ways';
import { useServer } from '@/http/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { StateBlock } from '@/ui/state/state-block';
import { Duplicate } from './duplicate';
import { WaitInstead } from './wait-instead';
import { waysHere } from './ways-here';
import styles from './explanation.module.scss';

const TITLES: Readonly<Record<RefusalTopic, RefusalMessageKey>> = {
  slot: 'refusedSlot',
  visit: 'refusedVisit',
  duplicate: 'refusedDuplicate',
  given: 'refusedGiven',
  elsewhere: 'refusedElsewhere',
  twice: 'refusedTwice',
  interval: 'refusedInterval',
  young: 'refusedYoung',
  old: 'refusedOld',
  sex: 'refusedSex',
  clinic: 'refusedClinic',
  guardian: 'refusedGuardian',
  disclosure: 'refusedDisclosure',
  line: 'refusedLine',
  other: 'refused',
};

export interface ExplanationProps {
  readonly form: SubmitInfo;
  readonly refused: Refused;
}

/** The reason, from when or with which change it would work, the nearest alternatives, and every way on. */
export function Explanation({ form, refused }: ExplanationProps) {
  const t = useText(REFUSAL_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const more = useText(WAY_MESSAGES);
  const words = useWayWords();
  const dates = useDateText();
  const [isWaiting, setWaiting] = useState(false);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const names = partyOf(form).map(
    ({ linkmanId }) => people.data?.find((one) => one.linkmanId === linkmanId)?.name ?? '',
  );
  const name = names[0] ?? '';
  const { code, message, refusal } = refused;
  const isParty = isFamily(form);
  const standing = refusal?.standing;
  const who = refusal?.person ?? { linkmanId: form.linkmanId, name };
  const { visits, main, others } = waysHere(refusal, form);
  const offers = visits.length > 0 ? [] : alternativesOf(refusal);

  const take = (way: Way): void => {
    if (way.kind === 'wait') setWaiting(true);
    else takeWay(way, form, 'page', refusal?.person?.linkmanId);
  };
  const takeOffer = (offer: SlotOffer): void => {
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
        icon={refusalTopic(code) === 'slot' ? 'calendar-x' : 'circle-alert'}
        tone="warning"
        title={t(TITLES[refusalTopic(code, refusal)])}
        text={withDayInWords(
          message || t('reasonUnknown'),
          refusal?.allowedFrom ?? null,
          dates,
          (day) => t('fromDay', { day }),
        )}
        action={main && { text: words(main).title, onPress: () => take(main) }}
      />
      <View className={styles.part}>
        {standing ? (
          <Card>
            <Duplicate form={form} standing={standing} who={who} />
          </Card>
        ) : null}
      </View>
      <Optional>
        {visits.length > 0 ? (
          <VisitList ways={visits} form={form} names={names} onTake={take} />
        ) : null}
      </Optional>
      <Optional>
        {offers.length > 0 ? (
          <OfferList
            offers={offers}
            depaCode={form.depaCode}
            name={name}
            takeText={isParty ? family('thisDay') : undefined}
            onTake={takeOffer}
          />
        ) : null}
      </Optional>
      <View className={styles.part}>
        {others.length > 0 ? <WayList title={more('more')} ways={others} onTake={take} /> : null}
      </View>
      <Optional>
        {isWaiting ? (
          <WaitInstead
            form={form}
            name={name}
            hasOther={offers.length > 0}
            onClose={() => setWaiting(false)}
          />
        ) : null}
      </Optional>
    </>
  );
}
