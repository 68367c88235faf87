import { MESSAGE_PAGES } from '@contract/message/message-rules';
import { isLinkQuery } from '@contract/message/rich-content-rules';

/** Whether a link of rich content leads to a page of ours that messages may open. */
export const isOwnLink = ({
  page,
  query,
}: {
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
}): boolean => MESSAGE_PAGES.some((known) => known === page) && isLinkQuery(query);
