import type { App } from '../app';
import { callbackApi } from './call';
import { downloadFile, mediaCalls, uploadFile } from './files';
import { alipayInterfaceCalls, pageDecorationCalls, wechatInterfaceCalls } from './interface';
import { navigationCalls } from './navigation';
import { paymentCalls } from './payment';
import { accountCalls, locationCalls, privacyCalls, privacySync, withPrivacyGuide } from './person';
import { requestApi } from './request';
import { createSelectorQuery } from './selector';
import { connectSocket } from './socket';
import { alipaySavedFileCalls, wechatFileManager } from './saved-files';
import { storageCalls, storageSync } from './storage';
import { systemCalls, systemSync } from './system';
import { toolCalls } from './tools';
import { createIntersectionObserver } from './watch';

/** Names of the other platform, which must be missing as they are on the device. */
const NOT_ON_ALIPAY = [
  'login',
  'scanCode',
  'setClipboardData',
  'getClipboardData',
  'chooseMedia',
  'getRandomValues',
  'checkSession',
  'addPhoneCalendar',
  'authorize',
  'getFuzzyLocation',
];
const NOT_ON_WECHAT = [
  'getAuthCode',
  'getPhoneNumber',
  'scan',
  'setClipboard',
  'getClipboard',
  'vibrate',
];

/** The `wx` or `my` object of an app. Any other name fails as "is not a function". */
export function createApi(app: App): Record<string, unknown> {
  const wechat = app.platform === 'weapp';
  const calls = {
    ...navigationCalls(app),
    ...pageDecorationCalls(app),
    ...(wechat ? wechatInterfaceCalls(app) : alipayInterfaceCalls(app)),
    ...storageCalls(app),
    ...systemCalls(app),
    ...mediaCalls(app),
    ...locationCalls(app),
    ...accountCalls(app),
    ...paymentCalls(app),
    ...toolCalls(app),
    ...(wechat ? privacyCalls(app) : alipaySavedFileCalls(app)),
  };
  const api: Record<string, unknown> = {
    ...callbackApi(app, wechat ? withPrivacyGuide(app, calls) : calls),
    ...storageSync(app),
    ...systemSync(app),
    ...(wechat ? { ...privacySync(app), getFileSystemManager: () => wechatFileManager(app) } : {}),
    request: requestApi(app),
    connectSocket: connectSocket(app),
    uploadFile: uploadFile(app),
    downloadFile: downloadFile(app),
    createSelectorQuery: () => createSelectorQuery(app),
    createIntersectionObserver: (first: unknown) => createIntersectionObserver(app, first),
  };
  for (const name of wechat ? NOT_ON_WECHAT : NOT_ON_ALIPAY) delete api[name];
  return api;
}
