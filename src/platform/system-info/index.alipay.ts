import Taro from '@tarojs/taro';
import { miniSystemInfo } from './mini';

/** Facts about the device. */
export const systemInfo = miniSystemInfo('alipay', () => Taro.getSystemInfoSync());
