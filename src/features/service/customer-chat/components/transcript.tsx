import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { ChatMessage } from '@contract/service/cards';
import { showsTime } from '@/features/service/chat/thread-rules';
import { pictureUrl } from '@/http/picture-url';
import { PictureViewer } from '@/ui/picture-viewer/picture-viewer';
import { ThreadMessage } from './thread-message';

/** What was said in a conversation that has ended. */
export function Transcript({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const [picture, setPicture] = useState<string | null>(null);
  const close = useCallback(() => setPicture(null), []);
  const open = useCallback(
    ({ picture: opened }: ChatMessage) => setPicture(opened ? pictureUrl(opened.url) : null),
    [],
  );
  return (
    <View>
      {messages.map((message, index) => (
        <ThreadMessage
          key={message.seq}
          message={message}
          isTimed={showsTime(messages[index - 1], message)}
          fate=""
          onOpenPicture={open}
        />
      ))}
      <PictureViewer
        urls={picture === null ? [] : [picture]}
        index={picture === null ? null : 0}
        onClose={close}
      />
    </View>
  );
}
