import Taro from '@tarojs/taro';
import { answerOf, privately } from '../privacy/guide.weapp';
import type { AddToCalendar, RemoveFromCalendar } from './types';

const SECOND = 1000;

/** Whether to show "add to calendar". */
export const HAS_CALENDAR: boolean = true;

export const addToCalendar: AddToCalendar = async (event) => {
  try {
    const entry = {
      title: event.title,
      startTime: Math.floor(event.start / SECOND),
      endTime: String(Math.floor(event.end / SECOND)),
      location: event.location,
      description: event.note,
      alarm: true,
      alarmOffset: event.alarmMinutes * 60,
    };
    await privately(() =>
      answerOf((callbacks) => Taro.addPhoneCalendar({ ...entry, ...callbacks })),
    );
    return 'added';
  } catch (failure) {
    const { errMsg = '' } = (failure ?? {}) as { errMsg?: string };
    return /auth|deny|cancel/i.test(errMsg) ? 'refused' : 'failed';
  }
};

/** The platform cannot remove calendar entries. */
export const removeFromCalendar: RemoveFromCalendar = () => Promise.resolve('unsupported');
