import Taro from '@tarojs/taro';
import { textOf } from '@/i18n/messages';
import { PRIVACY_MESSAGES } from './messages';

interface Failure {
  readonly errMsg?: string;
  readonly errno?: number;
}

/** errno of a private interface whose guide the user did not agree to. */
const REFUSED = 104;

interface Callbacks<Result> {
  readonly success: (result: Result) => void;
  readonly fail: (failure: Failure) => void;
}

/**
 * The answer of a call that takes callbacks only: WeChat's own `requirePrivacyAuthorize` supports no promises
 * (developers.weixin.qq.com, wx.requirePrivacyAuthorize), and Taro makes none of the calls that it does not list.
 * Rejects with WeChat's failure.
 */
export const answerOf = <Result>(
  call: (callbacks: Callbacks<Result>) => unknown,
): Promise<Result> =>
  new Promise((success, fail) => {
    call({ success, fail });
  });

/** Whether a failure means that the user refused the privacy guide (errno 104). */
export function isGuideRefused(failure: unknown): boolean {
  const { errno, errMsg = '' } = (failure ?? {}) as Failure;
  return errno === REFUSED || /privacy permission/i.test(errMsg);
}

/** Says what a refused guide means and how to allow it; resolves once the user has closed it. Never rejects. */
async function explain(): Promise<void> {
  const t = textOf(PRIVACY_MESSAGES);
  try {
    await Taro.showModal({
      title: t('title'),
      content: t('how'),
      confirmText: t('close'),
      showCancel: false,
    });
  } catch {
    // Another dialog is open: the caller's own text has to do.
  }
}

/** Explains the failure of a private interface if the privacy guide was refused, and says whether it was. */
export async function explainRefusal(failure: unknown): Promise<boolean> {
  const isRefused = isGuideRefused(failure);
  if (isRefused) await explain();
  return isRefused;
}

/**
 * Calls a private interface of WeChat: pictures, clipboard, calendar, location. A refused guide is explained before
 * this rejects with WeChat's failure, so that no tap ends in silence.
 */
export async function privately<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (failure) {
    await explainRefusal(failure);
    throw failure;
  }
}
