import Taro from '@tarojs/taro';
import type { CopyText } from './types';

type Call = () => Promise<unknown>;

/** Copying in a mini-program. @param within runs the platform's call, with what the platform needs around it */
export const copier =
  (within: (call: Call) => Promise<unknown>): CopyText =>
  async (data) => {
    try {
      await within(() => Taro.setClipboardData({ data }));
      return true;
    } catch {
      return false;
    }
  };
