import type { BeanCause } from '@contract/beans/bean-rules';
import { uuid } from '@/platform/secure-random/ids';

/**
 * Keys of donations: the same gift has the same one until it is known to be made. Its answer may be lost, and the form
 * closed and opened again; under its key it is given once.
 */
export function createGiftKeys() {
  let last: { readonly gift: string; readonly key: Promise<string> } | null = null;
  return {
    of(cause: BeanCause, beans: number): Promise<string> {
      const gift = `${cause} ${beans}`;
      if (last?.gift !== gift) last = { gift, key: uuid() };
      return last.key;
    },
    /** The next gift is another one. */
    forget(): void {
      last = null;
    },
  };
}
