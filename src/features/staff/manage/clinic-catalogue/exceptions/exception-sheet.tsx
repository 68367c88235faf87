import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import { EXCEPTION_KINDS } from '@contract/manage/exception-kind-rules';
import type { ExceptionFields } from '@contract/manage/catalogue-fields';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { CATALOGUE_MESSAGES } from '../catalogue-messages';
import { groupsOf } from '../week/week-draft-rules';
import type { ClinicChange } from '../use-clinic-change';
import { fieldsOf } from './exception-draft-rules';
import type { ExceptionDraft } from './exception-draft-rules';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from './exception-messages';
import styles from '../catalogue.module.scss';

const REASON = 200;

export interface ExceptionSheetProps {
  /** That is changed; null: one is added. */
  readonly existing: ExceptionFields | null;
  readonly draft: ExceptionDraft;
  readonly onDraft: (draft: ExceptionDraft) => void;
  readonly catalogue: ClinicCatalogue;
  readonly change: ClinicChange;
  readonly onClose: () => void;
}

interface PartProps {
  readonly draft: ExceptionDraft;
  readonly set: (more: Partial<ExceptionDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** An exception of a clinic: which days, what happens, why. */
export function ExceptionSheet(props: ExceptionSheetProps) {
  const { existing, draft, onDraft, catalogue, change, onClose } = props;
  const t = useText(EXCEPTION_MESSAGES);
  const own = useText(CATALOGUE_MESSAGES);
  const [isTried, setTried] = useState(false);
  const set = (more: Partial<ExceptionDraft>): void => onDraft({ ...draft, ...more });
  const errorOf = (field: string): string | undefined =>
    change.errorOf(`addedExceptions.0.${field}`);
  const groups = groupsOf(catalogue);
  const named = groups.find((ids) => ids.includes(draft.productId)) ?? [draft.productId];
  const names = new Map(catalogue.products.map(({ productId, name }) => [productId, name]));
  const namesOf = (ids: readonly string[]): string =>
    ids.map((id) => names.get(id) ?? id).join('、');
  const fields = fieldsOf(draft, named);
  const removed = existing ? [existing] : [];
  const preview = (): void => {
    setTried(true);
    if (fields) void change.show({ addedExceptions: [fields], removedExceptions: removed });
  };
  const part = { draft, set, errorOf };
  return (
    <Popup
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <View className={styles.buttons}>
          <Button loading={change.busy} onPress={preview}>
            {own('preview')}
          </Button>
          {existing ? (
            <Button kind="danger" onPress={() => void change.show({ removedExceptions: removed })}>
              {t('remove')}
            </Button>
          ) : null}
        </View>
      }
    >
      <Refusal title={own('failed')} reason={change.problem} />
      <RadioGroup
        shape="chips"
        label={t('kind')}
        value={draft.kind}
        options={EXCEPTION_KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={(kind) => set({ kind })}
      />
      <Days {...part} />
      {draft.kind === 'extra' ? (
        <PickerField
          mode="select"
          label={t('asWeekday')}
          value={String(draft.weekday)}
          options={WEEKDAY_KEYS.map((key, index) => ({ value: String(index + 1), label: t(key) }))}
          onChange={(weekday) => set({ weekday: Number(weekday) })}
          error={errorOf('weekday')}
        />
      ) : null}
      {draft.kind === 'capacity' ? (
        <Capacity {...part} isWrong={isTried && fields === null} />
      ) : null}
      <PickerField
        mode="select"
        label={t('ofProduct')}
        value={draft.productId === '' ? '*' : (named[0] ?? '')}
        options={[
          { value: '*', label: t('every') },
          ...groups.map((ids) => ({ value: ids[0] ?? '', label: namesOf(ids) })),
        ]}
        onChange={(productId) => set({ productId: productId === '*' ? '' : productId })}
        error={errorOf('productIds')}
      />
      <Reasons {...part} />
    </Popup>
  );
}

function Reasons({ draft, set, errorOf }: PartProps) {
  const t = useText(EXCEPTION_MESSAGES);
  return (
    <>
      <Field
        label={t('reasonZh')}
        value={draft.zh}
        onChange={(zh) => set({ zh })}
        maxLength={REASON}
        error={errorOf('reason.zh')}
      />
      <Field
        label={t('reasonEn')}
        value={draft.en}
        onChange={(en) => set({ en })}
        maxLength={REASON}
        error={errorOf('reason.en')}
      />
    </>
  );
}

function Days({ draft, set, errorOf }: PartProps) {
  const t = useText(EXCEPTION_MESSAGES);
  const moveFirst = (firstDay: string): void =>
    set({ firstDay, ...(draft.lastDay < firstDay && { lastDay: firstDay }) });
  return (
    <>
      <PickerField
        mode="date"
        label={t('firstDay')}
        value={draft.firstDay}
        onChange={moveFirst}
        error={errorOf('firstDay')}
      />
      <PickerField
        mode="date"
        label={t('lastDay')}
        value={draft.lastDay}
        onChange={(lastDay) => set({ lastDay })}
        error={errorOf('lastDay')}
      />
      <RadioGroup
        shape="chips"
        label={t('span')}
        value={draft.isPart ? 'part' : 'wholeDay'}
        options={(['wholeDay', 'part'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(value) => set({ isPart: value === 'part' })}
      />
      {draft.isPart ? (
        <>
          <PickerField
            mode="time"
            label={t('from')}
            value={draft.from}
            onChange={(from) => set({ from })}
            error={errorOf('startTime')}
          />
          <PickerField
            mode="time"
            label={t('to')}
            value={draft.to}
            onChange={(to) => set({ to })}
            error={errorOf('endTime')}
          />
        </>
      ) : null}
    </>
  );
}

function Capacity({ draft, set, errorOf, isWrong }: PartProps & { readonly isWrong: boolean }) {
  const t = useText(EXCEPTION_MESSAGES);
  return (
    <>
      <RadioGroup
        shape="chips"
        label={t('unit')}
        value={draft.isPercent ? 'percent' : 'count'}
        options={(['percent', 'count'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(value) => set({ isPercent: value === 'percent' })}
      />
      <Field
        kind="number"
        label={t(draft.isPercent ? 'percent' : 'count')}
        value={draft.number}
        onChange={(number) => set({ number })}
        maxLength={5}
        error={isWrong ? t('number') : (errorOf('capacity') ?? errorOf('capacityPercent'))}
      />
    </>
  );
}
