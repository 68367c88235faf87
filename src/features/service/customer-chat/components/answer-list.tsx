import { View } from '@tarojs/components';
import type { ReadyAnswer } from '@contract/service/endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { SERVICE_MESSAGES } from '../messages';
import styles from './service.module.scss';

const LEADS: Readonly<
  Record<Exclude<ReadyAnswer['kind'], 'question'>, (id: string) => Promise<unknown>>
> = {
  order: (orderId) => navigate.to('orderDetail', { orderId }),
  disease: (id) => navigate.to('encyclopediaDetail', { id }),
  vaccine: (vaccId) => navigate.to('vaccineDetail', { vaccId }),
};

/** Answers that need nobody: own appointments first. */
export function AnswerList({ list }: { readonly list: readonly ReadyAnswer[] }) {
  const t = useText(SERVICE_MESSAGES);
  return (
    <View>
      {list.map((answer) => (
        <AnswerCard key={`${answer.kind} ${answer.id} ${answer.title}`} answer={answer} t={t} />
      ))}
    </View>
  );
}

interface AnswerCardProps {
  readonly answer: ReadyAnswer;
  readonly t: ReturnType<typeof useText<(typeof SERVICE_MESSAGES)['zh-CN']>>;
}

function AnswerCard({ answer: { kind, id, title, text }, t }: AnswerCardProps) {
  const action = t(kind === 'order' ? 'seeOrder' : 'seeMore');
  return (
    <Card>
      <View className={styles.answerTitle} {...semantics({ role: 'heading', level: 3 })}>
        {title}
      </View>
      <View className={styles.lines}>{text}</View>
      {kind === 'question' ? null : (
        <View className={styles.second}>
          <Button
            kind="secondary"
            size="sm"
            label={`${action} ${title}`}
            onPress={() => void LEADS[kind](id)}
          >
            {action}
          </Button>
        </View>
      )}
    </Card>
  );
}
