import { View } from '@tarojs/components';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { serverToday } from '@/http/server-clock';
import { useAgeText } from '@/i18n/age-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { PickerField } from '@/ui/field/picker-field';
import { Optional } from '@/ui/optional/optional';
import { FAMILY_MESSAGES } from '../family-messages';
import { groupOf, without } from '@/features/booking/submission/family-rules';
import type { Participant } from '@/features/booking/submission/form';
import { changeForm } from '@/features/booking/submission/store';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { isDoseOpen } from '@/features/booking/submission/submit-info';
import { useParticipant } from '../use-participant';
import type { PersonCheck } from '@/features/booking/submission/use-person-check';
import { DueInstead } from '@/features/booking/due-visit/components/due-instead';
import { DisclosurePart } from './disclosure-part';
import { ParticipantDose } from './participant-dose';
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

const UNCHOSEN = {
  ...{ doseNo: null, historyAnswer: undefined },
  ...{ earliest: null, dayGap: undefined, replaceOrderId: null },
};

const agreedFor = (productId: string, agreed: ParticipantCardProps['agreed']): string | null =>
  productId === agreed.productId ? agreed.version : null;

/** Whether the vaccine that a person joined with is refused for them, other than for an appointment that they have already. */
const isUnsuitableForm = (
  form: SubmitInfo,
  { productId, replaceOrderId }: Participant,
  check: PersonCheck | undefined,
): boolean =>
  productId === form.productId &&
  replaceOrderId === null &&
  check?.canSubscribe === false &&
  check.standing === null;

/** A further dose: the person, the vaccine, the suitable dose, and whether it can be booked. */
export function ParticipantCard(props: ParticipantCardProps) {
  const { form, participant, person, vaccines, agreed, isAsked } = props;
  const t = useText(FAMILY_MESSAGES);
  const today = serverToday();
  const { productId, guidelineVersion, replaceOrderId } = participant;
  const { name } = person;
  const state = useParticipant(form.depaCode, participant);
  const { change } = state;
  const { data } = state.check;
  const choose = (value: string, dose: number | null = null): void =>
    change({
      ...{ ...UNCHOSEN, productId: value, doseNo: dose },
      guidelineVersion: agreedFor(value, agreed),
    });
  // They joined with the form's vaccine, which nobody chose for them: one that they cannot have is not preselected.
  const isUnsuitable = isUnsuitableForm(form, participant, data);
  const product = vaccines.find((one) => one.productId === productId)?.name ?? '';
  const missing = isDoseOpen(participant)
    ? t(isUnsuitable ? 'unsuitableMissing' : 'unfinished', { name })
    : guidelineVersion
      ? ''
      : t('noticeMissing');
  return (
    <Card>
      <ParticipantHead person={person} productId={productId} product={product} today={today} />
      <VaccineField
        {...{ form, participant, vaccines, isUnsuitable }}
        onChoose={(value) => choose(value)}
      />
      <ParticipantDose
        form={form}
        name={name}
        participant={participant}
        state={state}
        unsuitable={isUnsuitable ? product : null}
        instead={
          isUnsuitable ? (
            <DueInstead
              {...{ form, person, refused: productId }}
              onTake={(dose) => choose(dose.productId, dose.doseNo)}
            />
          ) : null
        }
        onVaccine={(value) => choose(value)}
        onDose={(chosen) => change({ doseNo: chosen })}
        onAnswer={(historyAnswer) => change({ historyAnswer })}
      />
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
            <DisclosurePart
              productId={productId}
              title={product}
              isAgreed={guidelineVersion !== null}
              onAgree={(version) => change({ guidelineVersion: version })}
            />
          </View>
        ) : null}
      </Optional>
      <View className={styles.fault} {...semantics({ live: 'polite' })}>
        {isAsked ? missing : ''}
      </View>
    </Card>
  );
}

interface VaccineFieldProps extends Pick<
  ParticipantCardProps,
  'form' | 'participant' | 'vaccines'
> {
  /** The vaccine that they joined with is not shown as chosen. */
  readonly isUnsuitable: boolean;
  readonly onChoose: (productId: string) => void;
}

/** The vaccine of a participant, among those of the clinic that they have not in the form already. */
function VaccineField(props: VaccineFieldProps) {
  const { form, participant, vaccines, isUnsuitable, onChoose } = props;
  const t = useText(FAMILY_MESSAGES);
  const { linkmanId, productId } = participant;
  const own = groupOf(form).filter((one) => one.linkmanId === linkmanId);
  const isFree = (one: DepartmentVaccine): boolean =>
    one.nextFreeDay !== null && own.every((taken) => taken.productId !== one.productId);
  return (
    <PickerField
      mode="select"
      label={t('vaccine')}
      value={isUnsuitable ? '' : productId}
      options={vaccines
        .filter((one) => (one.productId === productId ? !isUnsuitable : isFree(one)))
        .map((one) => ({ value: one.productId, label: one.name }))}
      onChange={onChoose}
    />
  );
}

interface ParticipantHeadProps {
  readonly person: LinkmanCard;
  readonly productId: string;
  readonly product: string;
  readonly today: string;
}

function ParticipantHead({ person, productId, product, today }: ParticipantHeadProps) {
  const t = useText(FAMILY_MESSAGES);
  const ageText = useAgeText();
  const { linkmanId, name } = person;
  return (
    <View className={styles.head}>
      <View className={styles.name} {...semantics({ role: 'heading', level: 3 })}>
        {name}
        <View className={styles.age}>{ageText(person.birthday, today)}</View>
      </View>
      <Button
        kind="text"
        size="sm"
        label={t('removeSpoken', { name: `${name} ${product}`.trim() })}
        onPress={() => changeForm((info) => without(info, { linkmanId, productId }))}
      >
        {t('remove')}
      </Button>
    </View>
  );
}
