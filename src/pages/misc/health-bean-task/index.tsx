import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import type { BeanCause } from '@contract/beans/bean-rules';
import type { BeanEntry } from '@contract/beans/endpoints';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { donate, undoDonation } from '@/features/rewards/beans/api';
import { BeanBalance } from '@/features/rewards/beans/components/bean-balance';
import { BeanEntries } from '@/features/rewards/beans/components/bean-entries';
import { BeanTask } from '@/features/rewards/beans/components/bean-task';
import { DonatePopup } from '@/features/rewards/beans/components/donate-popup';
import { createGiftKeys } from '@/features/rewards/beans/gift-key';
import { BEAN_MESSAGES } from '@/features/rewards/beans/messages';
import { useBeans } from '@/features/rewards/beans/use-beans';
import { loadState } from '@/http/hooks/load-state';
import { usePages } from '@/http/hooks/use-pages';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';

const ENTRIES = 10;
const toLottery = (): void => void navigate.to('lottery');
const idOf = ({ entryId }: BeanEntry): string => entryId;

/** Health beans (page type 13): balance, tasks, what expires when, donations and entries. */
export default function HealthBeanTask() {
  const t = useText(BEAN_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('healthBeanTask');
  const isLogin = useLoginGate('healthBeanTask', {});
  const account = useServer(isLogin ? 'GET /health-beans/activeTask/list.do' : null, {});
  const entries = usePages(
    isLogin ? 'GET /health-beans/account/pageList.do' : null,
    { pageSize: ENTRIES },
    idOf,
  );
  useReachBottom(entries.more);
  const { busy, refusal, run, take } = useBeans(() => void entries.refresh());
  const [isGiving, setGiving] = useState(false);
  const [keys] = useState(createGiftKeys);
  const { data } = account;
  if (!data) return <Page title={title} {...loadState(account, t('loadFailed'))} />;
  const give = async (cause: BeanCause, beans: number): Promise<void> => {
    const isGiven = await run('give', async () => {
      await donate(cause, beans, await keys.of(cause, beans));
      keys.forget();
      return t('given');
    });
    if (isGiven) setGiving(false);
  };
  const takeBack = ({ entryId }: BeanEntry): void =>
    void run(entryId, async () => {
      await undoDonation(entryId);
      keys.forget();
      return t('takenBack');
    });
  return (
    <Page title={title}>
      <Refusal title={t('failed')} reason={isGiving ? '' : refusal} />
      <BeanBalance account={data} onGive={() => setGiving(true)} />
      <Section title={t('tasks')}>
        {data.tasks.map((card) => (
          <BeanTask key={card.task} card={card} busy={busy === card.task} onDo={take} />
        ))}
      </Section>
      <CellGroup>
        <Cell icon="gift" title={t('lottery')} note={t('lotteryNote')} onPress={toLottery} />
      </CellGroup>
      <CellGroup title={t('expiry')} note={t('expiryAbout')}>
        {data.expiring.map(({ lastDay, beans }) => (
          <Cell
            key={lastDay}
            title={t('until', { day: dates.dayOfYear(lastDay) })}
            value={`${beans} ${t('unit')}`}
          />
        ))}
      </CellGroup>
      <BeanEntries entries={entries} busy={busy} onTakeBack={takeBack} />
      <DonatePopup
        open={isGiving}
        causes={data.causes}
        balance={data.balance}
        busy={busy === 'give'}
        refusal={isGiving ? refusal : ''}
        onClose={() => setGiving(false)}
        onGive={(cause, beans) => void give(cause, beans)}
      />
    </Page>
  );
}
