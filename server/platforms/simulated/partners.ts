// All that stands in for a platform outside live. Only load-simulated.ts imports it, so that a live process has none of it.
export { simulateAlipay, SIMULATED_APPS } from './alipay/simulation';
export { simulatedBeacon } from './beacon';
export { mountSimulatedPages } from './mount';
export { createFakeWeChat } from './wechat/fake-wechat';
export { simulateWeChatPay } from './wechat/pay/simulation';
