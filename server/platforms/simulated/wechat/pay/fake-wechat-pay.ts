import { answerCall } from './answer-call';
import { createCallbacks } from './callbacks';
import { createDisruptions } from './disruptions';
import { h5Answer, h5Page } from './h5-page';
import type { FakePayOptions } from './options';
import { payRoute } from './pay-route';
import { createOrderRecords } from './records';
import type { OrderRecords } from './records';
import { endDueRefunds } from './refunds';
import { createPayState } from './state';
import type { FakePayState } from './state';

/** A simulated WeChat Pay in this process. */
export interface FakeWeChatPay {
  readonly state: FakePayState;
  /** Answers a request as WeChat Pay would; replaces `fetch`. Rejects where an answer is lost. */
  readonly fetch: typeof fetch;
  /** Ends refunds and delivers callbacks that are due. @returns the callbacks' statuses */
  tick(): Promise<readonly number[]>;
}

/** Creates a WeChat Pay that checks calls by the published rules and answers with the platform's codes. */
export function createFakeWeChatPay(
  options: FakePayOptions,
  orders: OrderRecords = createOrderRecords(),
): FakeWeChatPay {
  const state = createPayState(options, orders, createCallbacks(options), createDisruptions());
  return {
    state,
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (url.pathname === '/h5') {
        return h5Page(state, url.searchParams, request.headers.get('referer'));
      }
      if (url.pathname === '/h5-answer') return h5Answer(state, url.searchParams);
      if (url.pathname === '/pay') return payRoute(state, request);
      return answerCall(state, request, url);
    },
    async tick() {
      endDueRefunds(state);
      return state.callbacks.deliverDue();
    },
  };
}
