import { loadChunk } from '../chunk/load-chunk.h5';
import { runtime } from '../runtime';
import { methodsByRuntime } from './methods-by-runtime';
import type { PaymentMethodsHere, RequestPayment } from './types';
import { payInWeChatBrowser } from './wechat-browser';

export const paymentMethodsHere: PaymentMethodsHere = (offered) =>
  methodsByRuntime(runtime()).filter((method) => offered.includes(method));

export const requestPayment: RequestPayment = async (request) => {
  if (request.kind === 'alipay') return 'unsupported';
  if (request.kind === 'page') {
    window.location.assign(request.url);
    return 'left';
  }
  try {
    const { hybridSdk } = await loadChunk(() => import('../hybrid-sdk'));
    return await payInWeChatBrowser(request, hybridSdk.onReady);
  } catch {
    return 'failed';
  }
};
