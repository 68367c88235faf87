import type { MessageCard } from '@contract/message/endpoints';
import { DETAIL_PAGES } from '@contract/message/message-rules';
import type { OwnLink } from '@contract/message/rich-content';
import { navigate } from '@/routes/navigate';

/** Opens a message on the detail page of its class. */
export const openMessage = ({ messageId, messageClass }: MessageCard): void =>
  void navigate.to(DETAIL_PAGES[messageClass], { messageId });

/** Opens the page to which a link leads. */
export const openOwnLink = ({ page, query }: OwnLink): void => void navigate.to(page, query);
