import type { AddToCalendar } from './types';

/** Alipay lets mini-programs add nothing to the phone's calendar. */
export const addToCalendar: AddToCalendar = () => Promise.resolve('unsupported');
