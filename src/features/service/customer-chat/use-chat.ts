import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import type { Chat } from '@contract/service/cards';
import { useSession } from '@/shared/session/session-store';
import { isApiError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { openChat, pauseChat } from './chat-session';
import { useChatStore } from './chat-store';
import type { ChatStore } from './chat-store';

export interface OpenChat {
  readonly hours: ChatStore['hours'];
  readonly chat: Chat | null;
  /** Why the conversation could not be loaded. */
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** The account's conversation while its page is in front. */
export function useChat(isLogin: boolean): OpenChat {
  const hours = useChatStore((state) => state.hours);
  const chat = useChatStore((state) => state.chat);
  const userId = useSession((state) => state.userInfo?.id);
  const [error, setError] = useState<ApiError | null>(null);
  const open = (): void => {
    if (!isLogin) return;
    setError(null);
    openChat().catch((reason: unknown) => {
      if (isApiError(reason) && reason.kind !== 'cancelled') setError(reason);
    });
  };
  useDidShow(open);
  useDidHide(pauseChat);
  useEffect(() => {
    open();
    return pauseChat;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the session matters
  }, [isLogin, userId]);
  return { hours, chat, error, retry: open };
}
