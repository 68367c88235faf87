import * as v from 'valibot';
import { idempotencyKey } from '../community/cards';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { ownLink, plainText, richContent } from './rich-content';

const bilingual = (max: number) => v.strictObject({ zh: plainText(1, max), en: plainText(1, max) });

/** Notices that staff write to everybody. */
export const noticeEndpoints = {
  /**
   * Publishes a notice to everybody who has an account by then. `content` is rich content in both languages, `button`
   * leads to a page of ours. The same key answers what its first call made.
   */
  'POST /message/notice/publish.do': endpoint({
    access: 'moderator',
    input: v.object({
      messageClass: v.picklist(['activity', 'service']),
      title: bilingual(40),
      summary: bilingual(120),
      content: v.strictObject({ zh: richContent, en: richContent }),
      button: v.optional(v.strictObject({ text: bilingual(30), ...ownLink.entries })),
      idempotencyKey,
    }),
    data: v.object({ noticeId: id }),
  }),
};
