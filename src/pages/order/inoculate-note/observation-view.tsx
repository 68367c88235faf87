import { View } from '@tarojs/components';
import type { FollowUp } from '@contract/follow-up/endpoints';
import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import { ConsentCard } from '@/features/aftercare/follow-up/components/consent-card';
import { FollowUpEntry } from '@/features/aftercare/follow-up/components/follow-up-entry';
import { OBSERVATION_MESSAGES } from '@/pages/order/inoculate-note/messages';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Points } from '@/features/booking/order/components/points';
import { NoteForm } from './note-form';
import { ObservationClock } from './observation-clock';
import styles from './index.module.scss';

/** Medical emergency number in China. */
const EMERGENCY = '120';

export interface ObservationViewProps {
  readonly title: string;
  readonly facts: ObservationAnswer;
  readonly onChanged: () => Promise<unknown>;
  /** The visit's follow-up; undefined where it could not be read. */
  readonly followUp: FollowUp | undefined;
  readonly onFollowUp: () => Promise<unknown>;
}

export function ObservationView(props: ObservationViewProps) {
  const { title, facts, onChanged, followUp, onFollowUp } = props;
  const t = useText(OBSERVATION_MESSAGES);
  const { orderId, departmentPhone } = facts;
  return (
    <Page title={title}>
      <ObservationClock doneAt={facts.doneAt} />
      <NoticeBar tone="danger" title={t('wrong')}>
        {t('wrongNow')}
      </NoticeBar>
      <View className={styles.calls}>
        <View className={styles.call}>
          <Button block kind="danger" icon="phone" onPress={() => void callPhone(EMERGENCY)}>
            {t('callEmergency')}
          </Button>
        </View>
        {departmentPhone ? (
          <View className={styles.call}>
            <Button
              block
              kind="secondary"
              icon="phone"
              label={`${t('callClinic')} ${facts.departmentName} ${departmentPhone}`}
              onPress={() => void callPhone(departmentPhone)}
            >
              {t('callClinic')}
            </Button>
          </View>
        ) : null}
      </View>
      <View className={styles.later}>{t('wrongLater')}</View>
      <FollowUpPart orderId={orderId} followUp={followUp} onChanged={onFollowUp} />
      <NoteForm facts={facts} onChanged={onChanged} />
      {facts.afterCare.length > 0 ? (
        <Section title={t('care')}>
          <Card>
            <Points items={facts.afterCare} label={t('care')} icon="check" />
          </Card>
        </Section>
      ) : null}
      {facts.adverseReactions.length > 0 ? (
        <Section title={t('reactions')}>
          <Card>
            <Points items={facts.adverseReactions} label={t('reactions')} icon="thermometer" />
          </Card>
        </Section>
      ) : null}
      <CellGroup>
        <Cell
          icon="badge-check"
          title={t('certificate')}
          note={`${facts.linkmanName} · ${facts.productName} · ${facts.doseLabel}`}
          onPress={() => void navigate.to('certificate', { orderId })}
        />
      </CellGroup>
    </Page>
  );
}

interface FollowUpPartProps {
  readonly orderId: string;
  readonly followUp: FollowUp | undefined;
  readonly onChanged: () => Promise<unknown>;
}

/** Asks for the follow-up here, where the person still has the phone in hand; once it runs, the way to it. */
function FollowUpPart({ orderId, followUp, onChanged }: FollowUpPartProps) {
  if (!followUp || followUp.state === 'ended') return null;
  if (followUp.state === 'off')
    return <ConsentCard orderId={orderId} followUp={followUp} onChanged={onChanged} />;
  return (
    <View>
      <FollowUpEntry orderId={orderId} />
      {followUp.state === 'on' ? <ReminderPart about="followUp" /> : null}
    </View>
  );
}
