import type { MessageCard } from '@contract/message/endpoints';
import { DETAIL_PAGES } from '@contract/message/message-rules';
import type { OwnLink } from '@contract/message/rich-content';
import { putServerData } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';

/** What the list knows of a message, until its page has it all; without a connection that is what is read. */
async function show(card: MessageCard): Promise<void> {
  const { messageId, body, link } = card;
  if (DETAIL_PAGES[card.messageClass] === 'messageDetail')
    return putServerData('GET /message/message/detail.do', { messageId }, { ...card, facts: [] });
  return putServerData(
    'GET /message/message/details.do',
    { messageId },
    {
      ...card,
      content: body === '' ? [] : [{ type: 'paragraph', spans: [{ text: body }] }],
      button: link && { text: null, ...link },
    },
  );
}

/** Opens a message on the detail page of its class. */
export async function openMessage(card: MessageCard): Promise<void> {
  await show(card);
  await navigate.to(DETAIL_PAGES[card.messageClass], { messageId: card.messageId });
}

/** Opens the page to which a link leads. */
export const openOwnLink = ({ page, query }: OwnLink): void => void navigate.to(page, query);
