import Taro from '@tarojs/taro';
import type { ScanCode } from './types';

export const CAN_SCAN = true;

export const scanCode: ScanCode = async () => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode'] });
    return { status: 'scanned', text: result };
  } catch {
    return { status: 'cancelled' };
  }
};
