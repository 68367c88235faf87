import type { WeChatPayCallName } from '../../../wechat/pay/calls';

/**
 * What happens to a call. `lost`: it takes effect, nobody hears of it; `dropped`: it does not arrive; `code`: it is
 * refused; `late`: the answer takes so many ms; the others spoil the signature of an answer that took effect.
 */
export type Disruption =
  | { readonly kind: 'lost' | 'dropped' }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'late'; readonly ms: number }
  /** The call has taken effect: says so, and answers when it is released. */
  | { readonly kind: 'held'; readonly reached: () => void; readonly release: Promise<void> }
  /** The payer pays and is called back before the order's answer is out. */
  | { readonly kind: 'paid first' }
  | { readonly kind: 'probe' | 'unsigned' | 'unknown serial' | 'own serial' | 'changed' }
  | { readonly kind: 'skew'; readonly seconds: number };

/** The disruptions of the next calls. */
export interface Disruptions {
  /** The next calls of this name get these, in order; null: none. */
  next(call: WeChatPayCallName, ...disruptions: (Disruption | null)[]): void;
  take(call: WeChatPayCallName): Disruption | null;
  clear(): void;
}

export function createDisruptions(): Disruptions {
  const waiting = new Map<string, (Disruption | null)[]>();
  return {
    next: (call, ...disruptions) =>
      void waiting.set(call, [...(waiting.get(call) ?? []), ...disruptions]),
    take: (call) => waiting.get(call)?.shift() ?? null,
    clear: () => waiting.clear(),
  };
}
