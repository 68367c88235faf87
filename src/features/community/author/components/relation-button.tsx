import { View } from '@tarojs/components';
import { useState } from 'react';
import { ActionRefusal } from '@/features/community/feed/components/action-refusal';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { blockAuthor, followAuthor } from '../api';
import { AUTHOR_MESSAGES } from '../messages';
import { useAuthorAction } from '../use-author-action';

export interface RelationButtonProps {
  readonly userId: string;
  readonly relation: 'followed' | 'blocked';
}

const TEXTS = {
  followed: { on: 'unfollow', off: 'follow' },
  blocked: { on: 'unblock', off: 'block' },
} as const;

/** Ends a relation to somebody in a list; pressed again, it is as before. */
export function RelationButton({ userId, relation }: RelationButtonProps) {
  const t = useText(AUTHOR_MESSAGES);
  const [isOn, setOn] = useState(true);
  const { busy, error, run } = useAuthorAction();
  const set = relation === 'followed' ? followAuthor : blockAuthor;
  const toggle = async (): Promise<void> => {
    if (await run(() => set(userId, !isOn))) setOn(!isOn);
  };
  return (
    <View>
      <ActionRefusal error={error} />
      <Button kind="secondary" size="sm" loading={busy} onPress={() => void toggle()}>
        {t(TEXTS[relation][isOn ? 'on' : 'off'])}
      </Button>
    </View>
  );
}
