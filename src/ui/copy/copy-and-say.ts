import { defineMessages, textOf } from '@/i18n/messages';
import { copyText } from '@/platform/clipboard';
import { showToast } from '../toast/toast';

const MESSAGES = defineMessages(
  { failed: '没有复制成功，请再试一次' },
  { failed: 'It could not be copied. Try again' },
);

/** Copies a text and says so; says it as well where that failed: nobody should leave believing that they have it. */
export async function copyAndSay(text: string, copied: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? copied : textOf(MESSAGES)('failed'), isCopied ? 'success' : 'plain');
}
