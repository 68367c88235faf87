import { View } from '@tarojs/components';
import { useState } from 'react';
import {
  MOST_TOPICS,
  POSTS_BEFORE_TOPIC,
  TEXT_LIMITS,
} from '@contract/community/content-limit-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Field } from '@/ui/field/field';
import { PressField } from '@/ui/field/press-field';
import { Icon } from '@/ui/icon/icon';
import { Popup } from '@/ui/popup/popup';
import { POST_EDITOR_MESSAGES } from '../messages';
import { isTopicName } from '@contract/community/topic-rules';
import { useSettled } from '../use-settled';
import styles from './topic-field.module.scss';

/** ms without typing after which topics are looked for. */
const PAUSE = 400;

export interface TopicFieldProps {
  /** Chosen ones. */
  readonly topics: readonly string[];
  /** All of the post, those in its text included. */
  readonly all: readonly string[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (topics: readonly string[]) => void;
}

/** The topics of a post: chosen from suggestions, or new ones for authors who may create them. */
export function TopicField({ topics, all, error, disabled, onChange }: TopicFieldProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressField
        label={t('topics')}
        value={all.map((name) => `#${name}#`).join(' ')}
        placeholder={t('topicsNone')}
        hint={t('topicsHint')}
        error={error}
        disabled={disabled}
        onPress={() => setOpen(true)}
      />
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={t('topics')}
        footer={
          <Button block onPress={() => setOpen(false)}>
            {t('done')}
          </Button>
        }
      >
        {open ? <TopicSheet topics={topics} all={all} onChange={onChange} /> : null}
      </Popup>
    </>
  );
}

/** Published posts of the author, a few of which are needed before creating a topic; undefined until they have been counted. */
function useOwnPosts(): number | undefined {
  const me = useServer('GET /ugc-api/user/init.do').data;
  const author = useServer(me ? 'GET /ugc-api/user/detail.do' : null, { userId: me?.userId ?? '' });
  return author.data?.posts;
}

/** Chosen topics, a search field, and what it finds. */
function TopicSheet({ topics, all, onChange }: Omit<TopicFieldProps, 'error' | 'disabled'>) {
  const t = useText(POST_EDITOR_MESSAGES);
  const [typed, setTyped] = useState('');
  const name = typed.replace(/[#＃]/g, '').trim();
  const word = useSettled(name, PAUSE);
  const { data, error } = useServer('GET /ugc-api/topic/list.do', { ...(word && { word }) });
  const posts = useOwnPosts();
  const isFull = all.length >= MOST_TOPICS;
  const found = (data?.list ?? []).filter((topic) => !all.includes(topic.name));
  const isNew =
    name !== '' && word === name && !!data && !data.list.some((topic) => topic.name === name);
  const add = (added: string): void => {
    setTyped('');
    onChange([...topics, added]);
  };
  return (
    <>
      <View className={styles.chosen}>
        {topics.map((topic) => (
          <View
            key={topic}
            className={styles.chip}
            {...pressable({
              label: t('topicRemove', { name: topic }),
              onPress: () => onChange(topics.filter((each) => each !== topic)),
            })}
          >
            #{topic}#
            <Icon name="x" size="sm" />
          </View>
        ))}
      </View>
      {isFull ? (
        <View>{t('topicsFull')}</View>
      ) : (
        <>
          <Field
            label={t('topicSearch')}
            value={typed}
            onChange={setTyped}
            maxLength={TEXT_LIMITS.topic + 2}
          />
          <CellGroup>
            {found.map((topic) => (
              <Cell key={topic.topicId} title={`#${topic.name}#`} onPress={() => add(topic.name)} />
            ))}
          </CellGroup>
          {posts === undefined ? null : (
            <NewTopic name={isNew ? name : ''} posts={posts} onAdd={add} />
          )}
          {error ? <View>{t('topicsFailed')}</View> : null}
          {data && found.length === 0 && !isNew ? <View>{t('topicsEmpty')}</View> : null}
        </>
      )}
    </>
  );
}

interface NewTopicProps {
  /** '' for none. */
  readonly name: string;
  readonly posts: number;
  readonly onAdd: (name: string) => void;
}

/** Creates a topic that does not exist yet, or says who may. */
function NewTopic({ name, posts, onAdd }: NewTopicProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  if (name === '') return null;
  if (!isTopicName(name)) return <View>{t('topicWrong')}</View>;
  if (posts < POSTS_BEFORE_TOPIC) return <View>{t('topicNotYet')}</View>;
  return (
    <Button kind="secondary" block onPress={() => onAdd(name)}>
      {t('topicCreate', { name })}
    </Button>
  );
}
