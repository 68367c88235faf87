import type { Category } from '@contract/personal/category-rules';
import type { HeldKind, ReceiverWords } from '@contract/personal/endpoints';
import type { HeldData } from '@contract/personal/held-data';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import type { HeldDataName } from '@contract/personal/held-data-rules';
import { receiversText } from '@contract/personal/held-text-rules';
import { RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import type { DataReceiver } from '@contract/personal/receiver-rules';
import type { Language } from '../../kernel/language';

const at = (language: Language): 0 | 1 => (language === 'zh-CN' ? 0 : 1);

const inWords = (held: HeldData, language: Language): HeldKind => ({
  what: held.what[at(language)],
  purpose: held.purpose[at(language)],
  stored: held.stored[at(language)],
  receivers: receiversText(held)[at(language)],
});

/** The kinds of data of a category in words: what, what for, how long, for whom. */
export const kindsOf = (category: Category, language: Language): HeldKind[] =>
  Object.values<HeldData>(HELD_DATA)
    .filter((held) => held.category === category)
    .map((held) => inWords(held, language));

/** The same of kinds by their names. */
export const kindsNamed = (names: readonly HeldDataName[], language: Language): HeldKind[] =>
  names.map((name) => inWords(HELD_DATA[name], language));

/** Who a receiver is and what they get, in words. */
export function receiverWords(receiver: DataReceiver, language: Language): ReceiverWords {
  const { who, gets } = RECEIVER_TEXTS[receiver];
  return { who: who[at(language)], gets: gets[at(language)] };
}

/** {@link receiverWords} of everybody who gets something of some kinds of data. */
export function receiversOf(names: readonly HeldDataName[], language: Language): ReceiverWords[] {
  const receivers = names.flatMap((name): readonly DataReceiver[] => HELD_DATA[name].receivers);
  return [...new Set(receivers)].map((receiver) => receiverWords(receiver, language));
}
