import Taro from '@tarojs/taro';
import { miniSystemInfo } from './mini';
import type { HostFacts } from './mini';

/** Base libraries before 2.20.1 have only the call that is now deprecated. */
const facts = (): HostFacts =>
  typeof Taro.getDeviceInfo === 'function' && typeof Taro.getAppBaseInfo === 'function'
    ? { ...Taro.getDeviceInfo(), ...Taro.getAppBaseInfo() }
    : Taro.getSystemInfoSync();

/** Facts about the device. */
export const systemInfo = miniSystemInfo('weapp', facts);
