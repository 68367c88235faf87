import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { FollowUp } from '@contract/follow-up/endpoints';
import { ROUNDS } from '@contract/follow-up/schedule-rules';
import { ConsentCard } from '@/features/aftercare/follow-up/components/consent-card';
import { Numbers } from '@/features/aftercare/follow-up/components/numbers';
import { PersonPart } from '@/features/aftercare/follow-up/components/person-part';
import { useUrgentNumbers } from '@/features/aftercare/follow-up/components/urgent-numbers';
import { FOLLOW_UP_MESSAGES } from '@/features/aftercare/follow-up/messages';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { EndPart } from './end-part';

/** ms between looks whether somebody at the clinic has taken a report. */
const POLL_INTERVAL = 10_000;

export interface FollowUpViewProps {
  readonly title: string;
  readonly orderId: string;
  readonly followUp: FollowUp;
  readonly refresh: () => Promise<unknown>;
}

/** The follow-up is over: who feels unwell calls the clinic. */
function Ended({ followUp }: Pick<FollowUpViewProps, 'followUp'>) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const { departmentName, departmentPhone } = followUp;
  return (
    <View>
      <NoticeBar title={t('endedTitle')}>{t('endedText')}</NoticeBar>
      <Numbers level="clinic" clinic={departmentName} phone={departmentPhone} />
    </View>
  );
}

/** The consent, or the question to each person of the visit, when it is asked next, and its end. */
export function FollowUpView({ title, orderId, followUp, refresh }: FollowUpViewProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const dates = useDateText();
  const { state, people, rounds } = followUp;
  const isWaiting = people.some(({ handling }) => handling?.state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refresh(), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
  const asks = state === 'off' || state === 'stopped';
  const numbers = useUrgentNumbers(followUp);
  const hasAnswers = people.some(({ answers }) => answers.length > 0);
  return (
    <Page title={title} footer={numbers}>
      {state === 'ended' ? <Ended followUp={followUp} /> : null}
      {asks ? <ConsentCard orderId={orderId} followUp={followUp} onChanged={refresh} /> : null}
      {state === 'on' || hasAnswers
        ? people.map((person) => (
            <PersonPart key={person.orderId} person={person} followUp={followUp} onSent={refresh} />
          ))
        : null}
      {state === 'on' ? (
        <Section title={t('next')}>
          <CellGroup>
            {rounds.map(({ round, dueAt }) => (
              <Cell
                key={round}
                title={t('roundDay', { day: ROUNDS[round] })}
                value={dueAt <= serverNow() ? t('past') : dates.dateTime(dueAt)}
              />
            ))}
          </CellGroup>
          <ReminderPart about="followUp" />
        </Section>
      ) : null}
      <EndPart
        orderId={orderId}
        orderIds={people.map((person) => person.orderId)}
        canStop={state === 'on'}
        canErase={hasAnswers}
        onChanged={refresh}
      />
    </Page>
  );
}
