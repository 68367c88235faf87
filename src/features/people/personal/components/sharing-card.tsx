import { View } from '@tarojs/components';
import type { Sharing } from '@contract/personal/endpoints';
import { SHARED_BY } from '@contract/personal/sharing-rules';
import { usePageSteps } from '@/http/hooks/use-page-steps';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { withdraw } from '../api';
import { CONSENT_MESSAGES } from '../consent-messages';
import { PERSONAL_MESSAGES } from '../messages';
import { SHARING_MESSAGES } from '../sharing-messages';
import styles from './personal.module.scss';

/** Platforms as people know them; payment has names of its own. */
function usePlatformName(): (sharing: Sharing) => string {
  const t = useText(CONSENT_MESSAGES);
  const s = useText(SHARING_MESSAGES);
  return ({ receiver, name }) => {
    if (receiver === 'payment') return name === 'wechat' ? s('wechat') : s('alipay');
    if (receiver !== 'signIn' && receiver !== 'platformMessages') return name;
    return t(name === 'alipay' ? 'alipay' : 'wechat');
  };
}

/** Receivers of whom there are several, each with a name of its own. */
const NAMED = ['clinic', 'followUpClinic', 'payment', 'signIn', 'platformMessages'] as const;

/** Who received what since when, and how it ends. */
export function SharingCard(sharing: Sharing) {
  const { receiver, who, gets, id, since, latest, count, open, stopped } = sharing;
  const t = useText(SHARING_MESSAGES);
  const p = useText(PERSONAL_MESSAGES);
  const c = useText(CONSENT_MESSAGES);
  const dates = useDateText();
  const nameOf = usePlatformName();
  const { busy, refusal, run } = usePageSteps(() => p('failed'));
  const [ask, question] = useConfirm();
  const named = NAMED.find((each) => each === receiver);
  const title = named ? t(named, { name: nameOf(sharing) }) : who;
  const purpose = stopped ? undefined : SHARED_BY[receiver];
  const stop = async (): Promise<void> => {
    if (!purpose) return;
    const sure = { title: c('sure'), text: t(`${receiver}End`), tone: 'danger' } as const;
    if (!(await ask(sure))) return;
    await run('stop', async () => {
      await withdraw({ purpose, id });
      return c('withdrawnDone');
    });
  };
  const when = [
    since === null ? '' : t('since', { at: dates.dateTimeText(since) }),
    latest === null || latest === since ? '' : t('latest', { at: dates.dateTimeText(latest) }),
    count > 0 ? t('count', { count }) : '',
    open > 0 ? t('open', { count: open }) : '',
    stopped ? c('withdrawn') : '',
  ];
  return (
    <Card>
      <View className={styles.name}>{title}</View>
      <View className={styles.at}>{when.filter(Boolean).join(' · ')}</View>
      <View className={styles.label}>{t('what')}</View>
      <View className={styles.text}>{gets}</View>
      <View className={styles.label}>{t('end')}</View>
      <View className={styles.text}>{t(`${receiver}End`)}</View>
      <Refusal title={p('failed')} reason={refusal} />
      {purpose ? (
        <Button
          size="sm"
          kind="secondary"
          label={t('stopOf', { title })}
          loading={busy !== null}
          onPress={() => void stop()}
        >
          {t('stop')}
        </Button>
      ) : null}
      {open > 0 ? (
        <Button size="sm" kind="secondary" onPress={() => void navigate.to('orderList')}>
          {t('toOrders')}
        </Button>
      ) : null}
      {question}
    </Card>
  );
}
