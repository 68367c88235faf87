import type { HeldData } from './held-data';
import { RECEIVER_TEXTS } from './receiver-rules';
import type { Both } from './receiver-rules';

const NO_RECIPIENT: Both = ['不给别人。', 'Nobody else gets it.'];

/** A sentence that names who gets something of a kind of data. */
export function receiversText({ receivers }: Pick<HeldData, 'receivers'>): Both {
  if (receivers.length === 0) return NO_RECIPIENT;
  const names = (at: 0 | 1) => receivers.map((each) => RECEIVER_TEXTS[each].who[at]);
  return [`给：${names(0).join('、')}。`, `To: ${names(1).join('; ')}.`];
}
