import Taro from '@tarojs/taro';
import type { OpenLocation } from './types';

const SCALE = 16;

export const openLocation: OpenLocation = async (location) => {
  try {
    await Taro.openLocation({ ...location, scale: SCALE });
    return true;
  } catch {
    return false;
  }
};
