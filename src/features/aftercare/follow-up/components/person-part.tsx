import { View } from '@tarojs/components';
import type { FollowedPerson, FollowUp } from '@contract/follow-up/endpoints';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { isRedFlag, levelOfDraft } from '../answer-rules';
import { keepDraft, newDraft } from '../draft';
import { FOLLOW_UP_MESSAGES } from '../messages';
import { useAnswer } from '../use-answer';
import { Advice } from './advice';
import { AnswerList } from './answer-list';
import { DetailForm } from './detail-form';
import { HandlingLine } from './handling-line';
import styles from './follow-up.module.scss';

export interface PersonPartProps {
  readonly person: FollowedPerson;
  readonly followUp: Pick<FollowUp, 'state' | 'departmentName' | 'departmentPhone'>;
  readonly onSent: () => Promise<unknown>;
}

/** One person of the visit: the question, what to do now, and earlier answers. */
export function PersonPart({ person, followUp, onSent }: PersonPartProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const { orderId, linkmanName, answers, handling } = person;
  const { draft, busy, refusal, isPending, send } = useAnswer(orderId, onSent);
  const { departmentName: clinic, departmentPhone: phone } = followUp;
  const isOn = followUp.state === 'on';
  const [newest] = answers;
  const level = draft ? levelOfDraft(draft, person, serverNow()) : newest?.level;
  // While it is written, only what must not wait is said; a form with nothing in it says nothing.
  const isWritten = draft !== undefined && !draft.isPending;
  const isSaid = level && (!isWritten || isRedFlag(level));
  return (
    <Card>
      <View className={styles.title}>
        {isOn ? t('question', { name: linkmanName }) : linkmanName}
      </View>
      <View className={styles.what}>{`${person.productName} · ${person.doseLabel}`}</View>
      {handling ? <HandlingLine handling={handling} clinic={clinic} /> : null}
      {isPending ? (
        <NoticeBar
          tone="warning"
          title={t('pendingTitle')}
          action={{ text: t('sendNow'), onPress: () => draft && void send(draft) }}
          urgent
        >
          {t('pendingText')}
        </NoticeBar>
      ) : null}
      {isSaid ? (
        <Advice level={level} clinic={clinic} phone={phone} withoutNumbers={isWritten} />
      ) : null}
      <Refusal title={t('failed')} reason={refusal} />
      {isOn && draft?.unusual && !isPending ? (
        <DetailForm
          person={person}
          draft={draft}
          busy={busy}
          onSend={(answer) => void send(answer)}
        />
      ) : null}
      {isOn && (!draft || (!draft.unusual && !isPending)) ? (
        <FirstQuestion
          person={person}
          busy={busy}
          onNo={() => void send(newDraft(orderId, false))}
        />
      ) : null}
      {answers.length > 0 ? (
        <View>
          <View className={styles.legend}>{t('historyTitle')}</View>
          <AnswerList answers={answers} />
        </View>
      ) : null}
    </Card>
  );
}

interface FirstQuestionProps {
  readonly person: FollowedPerson;
  readonly busy: boolean;
  readonly onNo: () => void;
}

/** Yes or no; details are asked on yes only. */
function FirstQuestion({ person, busy, onNo }: FirstQuestionProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const { orderId, linkmanName } = person;
  const onYes = (): void => {
    if (!busy) keepDraft(newDraft(orderId, true));
  };
  if (person.answered)
    return (
      <Button kind="text" block label={`${linkmanName} ${t('again')}`} onPress={onYes}>
        {t('again')}
      </Button>
    );
  return (
    <View className={styles.calls}>
      <View className={styles.call}>
        <Button
          block
          kind="secondary"
          label={`${linkmanName} ${t('no')}`}
          loading={busy}
          onPress={onNo}
        >
          {t('no')}
        </Button>
      </View>
      <View className={styles.call}>
        <Button block kind="secondary" label={`${linkmanName} ${t('yes')}`} onPress={onYes}>
          {t('yes')}
        </Button>
      </View>
    </View>
  );
}
