import { View } from '@tarojs/components';
import { CHANGE_ACTIONS } from '@contract/manage/change-rules';
import type { ManageChange } from '@contract/manage/staff-endpoints';
import { STAFF_ROLES } from '@contract/manage/staff-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { STAFF_ACCOUNT_MESSAGES } from '../staff/staff-messages';
import { CHANGE_LOG_MESSAGES, CHANGE_MESSAGES, VALUE_MESSAGES } from './change-messages';
import { changedValues } from './changed-values';
import type { ChangedValue } from './changed-values';
import styles from './changes.module.scss';

const nameOf = <Name extends string>(names: readonly Name[], given: unknown): Name | undefined =>
  names.find((name) => name === given);

const VALUE_NAMES = Object.keys(VALUE_MESSAGES.en) as (keyof typeof VALUE_MESSAGES.en)[];

/** Who changed what, when, and from what to what. */
export function ChangeRow({ change }: { readonly change: ManageChange }) {
  const t = useText(CHANGE_LOG_MESSAGES);
  const actions = useText(CHANGE_MESSAGES);
  const dates = useDateText();
  const { at, by, clinic, action, subject } = change;
  const own = nameOf(CHANGE_ACTIONS, action);
  const login = by?.login ? ` (${by.login})` : '';
  const who = by ? `${by.name}${login}` : t('byCommand');
  return (
    <View className={styles.row} {...semantics({ role: 'listitem' })}>
      <View className={styles.what}>{`${own ? actions(own) : action} · ${subject}`}</View>
      {changedValues(change).map((value) => (
        <ValueLine key={value.name} value={value} />
      ))}
      <View className={styles.note}>
        {[dates.dateTimeText(at), who, clinic?.name].filter(Boolean).join(' · ')}
      </View>
    </View>
  );
}

function ValueLine({ value: { name, before, after } }: { readonly value: ChangedValue }) {
  const t = useText(CHANGE_LOG_MESSAGES);
  const values = useText(VALUE_MESSAGES);
  const roles = useText(STAFF_ACCOUNT_MESSAGES);
  const own = nameOf(VALUE_NAMES, name);
  const title = own ? values(own) : name;
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const role = name === 'role' ? nameOf(STAFF_ROLES, value) : undefined;
    if (role) return roles(role);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const line =
    before === undefined
      ? t('onlyAfter', { name: title, after: text(after) })
      : after === undefined
        ? t('onlyBefore', { name: title, before: text(before) })
        : t('fromTo', { name: title, before: text(before), after: text(after) });
  return <View className={styles.value}>{line}</View>;
}
