import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { serverToday } from '@/http/server-clock';
import { useAgeText } from '@/i18n/age-text';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { FAMILY_MESSAGES } from '../family-messages';
import { changeParticipant, withoutPerson } from '@/features/booking/family-rules';
import type { Participant } from '@/features/booking/form';
import { changeForm } from '@/features/booking/store';
import type { SubmitInfo } from '@/features/booking/form';
import { usePersonCheck } from '@/features/booking/use-person-check';
import { suitableDose } from '../use-subscribe-form';
import { CheckNotice } from './check-notice';
import { DosePicker } from './dose-picker';
import { NoticePopup } from '@/features/booking/components/notice-popup';
import { ReplacePart } from './replace-part';
import { TestNotice } from './test-notice';
import styles from './participant-card.module.scss';

export interface ParticipantCardProps {
  readonly form: SubmitInfo;
  readonly participant: Participant;
  readonly person: LinkmanCard;
  readonly vaccines: readonly DepartmentVaccine[];
  /** Vaccine of the form, and the version of its disclosure that was agreed to. */
  readonly agreed: { readonly productId: string; readonly version: string | null };
  /** The user tried to submit, so missing entries are marked. */
  readonly isAsked: boolean;
}

/** A participant: their vaccine, the suitable dose, and whether it can be booked. */
export function ParticipantCard(props: ParticipantCardProps) {
  const { form, participant, person, vaccines, agreed, isAsked } = props;
  const t = useText(FAMILY_MESSAGES);
  const dates = useDateText();
  const ageText = useAgeText();
  const today = serverToday();
  const [isReading, setReading] = useState(false);
  const { linkmanId, productId, doseNo, guidelineVersion, replaceOrderId } = participant;
  const { name } = person;
  const check = usePersonCheck({ depaCode: form.depaCode, productId }, linkmanId);
  const change = (changed: Partial<Participant>): void =>
    changeForm((info) => changeParticipant(info, linkmanId, changed));

  const { data } = check;
  // A dose whose own order is being replaced counts as taken, but is still the suitable one.
  const suitable = data && !replaceOrderId ? suitableDose(data, doseNo) : doseNo;
  const dose = data?.doses.find((one) => one.doseNo === suitable);
  const earliest = dose?.earliestDay ?? null;
  const liveGap = data?.course.liveGap;
  useEffect(() => {
    if (suitable !== doseNo || earliest !== participant.earliest || liveGap !== participant.liveGap)
      change({ doseNo: suitable, earliest, liveGap });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` only passes it on
  }, [suitable, doseNo, earliest, participant.earliest, liveGap, participant.liveGap]);

  const choose = (value: string): void =>
    change({
      productId: value,
      doseNo: null,
      earliest: null,
      liveGap: undefined,
      guidelineVersion: value === agreed.productId ? agreed.version : null,
      replaceOrderId: null,
    });
  const product = vaccines.find((one) => one.productId === productId);
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.name} {...semantics({ role: 'heading', level: 3 })}>
          {name}
          <View className={styles.age}>{ageText(person.birthday, today)}</View>
        </View>
        <Button
          kind="text"
          size="sm"
          label={t('removeSpoken', { name })}
          onPress={() => changeForm((info) => withoutPerson(info, linkmanId))}
        >
          {t('remove')}
        </Button>
      </View>
      <PickerField
        mode="select"
        label={t('vaccine')}
        value={productId}
        options={vaccines
          .filter((one) => one.nextFreeDay !== null || one.productId === productId)
          .map((one) => ({ value: one.productId, label: one.name }))}
        onChange={choose}
      />
      <Optional>
        {data && !data.canSubscribe && !replaceOrderId ? (
          <CheckNotice
            name={name}
            check={data}
            form={form}
            hint={t('notAllowedHint')}
            onVaccine={choose}
          />
        ) : check.error && !data ? (
          <NoticeBar
            tone="warning"
            action={{ text: t('retry'), onPress: () => void check.refresh() }}
          >
            {check.error.msg}
          </NoticeBar>
        ) : data?.canSubscribe && data.doses.length > 1 ? (
          <DosePicker
            doses={data.doses}
            suggested={data.suggestedDoseNo}
            chosen={doseNo}
            today={today}
            onChoose={(chosen) => change({ doseNo: chosen })}
          />
        ) : dose ? (
          <View className={styles.dose}>
            {t('dose', { dose: dose.label })}
            {earliest && earliest > today
              ? ` · ${t('from', { day: dates.dayOfYear(earliest) })}`
              : ''}
          </View>
        ) : null}
      </Optional>
      <View>
        <TestNotice name={name} check={data} day={form.day ?? today} />
      </View>
      <Optional>
        {data && !data.canSubscribe ? (
          <View className={styles.notice}>
            <ReplacePart
              check={data}
              replaced={replaceOrderId}
              onReplace={(orderId, next) => change({ replaceOrderId: orderId, doseNo: next })}
              onKeep={() => change({ replaceOrderId: null, doseNo: null })}
            />
          </View>
        ) : null}
      </Optional>
      <Optional>
        {productId !== agreed.productId && (data?.canSubscribe || replaceOrderId) ? (
          <View className={styles.notice}>
            <Button
              kind="secondary"
              block
              icon={guidelineVersion ? 'circle-check' : 'file-text'}
              onPress={() => setReading(true)}
            >
              {guidelineVersion ? t('noticeAgreed') : t('notice', { product: product?.name ?? '' })}
            </Button>
          </View>
        ) : null}
      </Optional>
      <View className={styles.fault} {...semantics({ live: 'polite' })}>
        {isAsked && doseNo === null
          ? t('unfinished', { name })
          : isAsked && !guidelineVersion
            ? t('noticeMissing')
            : ''}
      </View>
      <Optional>
        {isReading ? (
          <NoticePopup
            title={product?.name ?? ''}
            productId={productId}
            agreeText={t('noticeAgreed')}
            onAgree={(version) => {
              change({ guidelineVersion: version });
              setReading(false);
            }}
            onClose={() => setReading(false)}
          />
        ) : null}
      </Optional>
    </Card>
  );
}
