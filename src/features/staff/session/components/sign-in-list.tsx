import { View } from '@tarojs/components';
import type { StaffSignIn } from '@contract/desk/sign-in-endpoints';
import type { ServerData } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tag } from '@/ui/tag/tag';
import { SIGN_IN_MESSAGES } from '../sign-in-messages';
import styles from './sign-in-list.module.scss';

const TONES = {
  signedIn: 'success',
  signedOut: 'neutral',
  refused: 'warning',
  limited: 'danger',
  otherRole: 'warning',
  changed: 'info',
} as const;

/** Sign-ins of a clinic's staff, for whoever manages it. */
export function SignInList({ data, error, refresh }: ServerData<readonly StaffSignIn[]>) {
  const t = useText(SIGN_IN_MESSAGES);
  return (
    <View>
      <View className={styles.text}>{t('text')}</View>
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={3} /> : null}
      {data?.length === 0 ? <Empty icon="history" title={t('empty')} /> : null}
      {data && data.length > 0 ? (
        <View {...semantics({ role: 'list', label: t('title') })}>
          {data.map((each, index) => (
            <SignInRow key={index} {...each} />
          ))}
        </View>
      ) : null}
    </View>
  );
}

function SignInRow({ at, name, login, kind, times, network }: StaffSignIn) {
  const t = useText(SIGN_IN_MESSAGES);
  const dates = useDateText();
  const what = times > 1 ? t('times', { kind: t(kind), count: times }) : t(kind);
  const where = network === '' ? '' : ` · ${t('network', { network })}`;
  return (
    <View className={styles.line} {...semantics({ role: 'listitem' })}>
      <View className={styles.who}>
        <View className={styles.name}>{t('who', { name, login })}</View>
        <View className={styles.note}>{`${dates.dateTime(at)}${where}`}</View>
      </View>
      <Tag tone={TONES[kind]}>{what}</Tag>
    </View>
  );
}
