import { textOf } from '@/i18n/messages';
import { clientParts } from './client-parts';
import { httpMessages } from './messages';

let shown = 0;

/** Shows the loading hint until the returned function is called; several calls share one hint. */
export function showLoading(): () => void {
  shown += 1;
  if (shown === 1) clientParts().notify.loading(true, textOf(httpMessages)('loading'));
  return () => {
    shown -= 1;
    if (shown === 0) clientParts().notify.loading(false, '');
  };
}
