import type { Category } from '@contract/personal/category-rules';
import type { HeldKind } from '@contract/personal/endpoints';
import type { HeldData } from '@contract/personal/held-data';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import { receiversText } from '@contract/personal/held-text-rules';
import type { Language } from '../../kernel/language';

/** The kinds of data of a category in words: what, what for, how long, for whom. */
export function kindsOf(category: Category, language: Language): HeldKind[] {
  const at = language === 'zh-CN' ? 0 : 1;
  return Object.values<HeldData>(HELD_DATA)
    .filter((held) => held.category === category)
    .map((held) => ({
      what: held.what[at],
      purpose: held.purpose[at],
      stored: held.stored[at],
      receivers: receiversText(held)[at],
    }));
}
