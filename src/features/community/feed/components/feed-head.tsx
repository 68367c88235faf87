import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import type { Toggle } from '../use-toggle';
import { ActionRefusal } from './action-refusal';
import styles from './feed-head.module.scss';

export interface FeedHeadProps {
  readonly name: string;
  readonly intro?: string | undefined;
  readonly counts: string;
  /** Left of the name. */
  readonly picture?: ReactNode;
  /** Joined or followed, and how it is said. */
  readonly toggle: Toggle;
  readonly onText: string;
  readonly offText: string;
  /** What joining or following means for the reader. */
  readonly note?: string | undefined;
}

/** Top of a circle's or a topic's page. */
export function FeedHead(props: FeedHeadProps) {
  const { name, intro, counts, picture, toggle, onText, offText, note } = props;
  return (
    <Card>
      <View className={styles.head}>
        {picture ? <View className={styles.picture}>{picture}</View> : null}
        <View className={styles.main}>
          <View className={styles.name} {...semantics({ role: 'heading', level: 1 })}>
            {name}
          </View>
          {intro ? <View className={styles.intro}>{intro}</View> : null}
          <View className={styles.counts}>{counts}</View>
        </View>
      </View>
      <ActionRefusal error={toggle.error} />
      <Button
        block
        kind={toggle.on ? 'secondary' : 'primary'}
        icon={toggle.on ? 'check' : 'plus'}
        onPress={toggle.toggle}
      >
        {toggle.on ? onText : offText}
      </Button>
      {note ? <View className={styles.note}>{note}</View> : null}
    </Card>
  );
}
