import { View } from '@tarojs/components';
import { useState } from 'react';
import type { CircleCard } from '@contract/community/topic-circle-endpoints';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import styles from './moderation.module.scss';

/** The circles; creates and changes them. */
export function CirclesView() {
  const t = useText(MODERATION_MESSAGES);
  const [edited, setEdited] = useState<string | null>(null);
  const { data, error, refresh } = useServer('GET /ugc-api/circle/list.do');
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  const close = (): void => setEdited(null);
  return (
    <View className={styles.step}>
      {edited === '' ? (
        <CircleForm circle={null} onClose={close} />
      ) : (
        <Button kind="secondary" size="sm" icon="plus" onPress={() => setEdited('')}>
          {t('newCircle')}
        </Button>
      )}
      <View className={styles.step}>
        {data.list.map((circle) =>
          circle.circleId === edited ? (
            <CircleForm key={circle.circleId} circle={circle} onClose={close} />
          ) : (
            <View key={circle.circleId} className={styles.card}>
              <View className={styles.title}>{circle.name}</View>
              <View>{circle.intro}</View>
              <View className={styles.note}>
                {t('circleFacts', { members: circle.members, posts: circle.posts })}
              </View>
              <Button
                kind="text"
                size="sm"
                icon="pencil"
                label={`${t('edit')} ${circle.name}`}
                onPress={() => setEdited(circle.circleId)}
              >
                {t('edit')}
              </Button>
            </View>
          ),
        )}
      </View>
    </View>
  );
}

interface FormProps {
  /** Null: a new one. */
  readonly circle: CircleCard | null;
  readonly onClose: () => void;
}

function CircleForm({ circle, onClose }: FormProps) {
  const t = useText(MODERATION_MESSAGES);
  const [name, setName] = useState(circle?.name ?? '');
  const [intro, setIntro] = useState(circle?.intro ?? '');
  const { busy, problem, decide } = useDecision();
  const save = async (): Promise<void> => {
    const input = { name, intro, ...(circle ? { circleId: circle.circleId } : {}) };
    const send = () => moderationRequest('POST /ugc-api/moderation/saveCircle.do', input);
    if (await decide(send, t('saved'))) onClose();
  };
  return (
    <View className={styles.card}>
      <Refusal title={t('failed')} reason={problem} />
      <Field
        label={t('circleName')}
        value={name}
        onChange={setName}
        maxLength={TEXT_LIMITS.circle}
      />
      <Field
        label={t('circleIntro')}
        value={intro}
        onChange={setIntro}
        maxLength={TEXT_LIMITS.intro}
      />
      <View className={styles.buttons}>
        <Button size="sm" loading={busy} disabled={name.trim() === ''} onPress={() => void save()}>
          {t('save')}
        </Button>
        <Button size="sm" kind="text" onPress={onClose}>
          {t('cancel')}
        </Button>
      </View>
    </View>
  );
}
