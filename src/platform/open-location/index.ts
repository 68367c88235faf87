import Taro from '@tarojs/taro';
import type { OpenLocation } from './types';

const SCALE = 16;

export const openLocation: OpenLocation = async (place) => {
  try {
    await Taro.openLocation({ ...place, scale: SCALE });
    return true;
  } catch {
    return false;
  }
};
