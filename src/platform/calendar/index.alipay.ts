import type { AddToCalendar, RemoveFromCalendar } from './types';

/** Whether to show "add to calendar". */
export const HAS_CALENDAR: boolean = false;

/** Alipay mini-programs cannot add to the phone's calendar. */
export const addToCalendar: AddToCalendar = () => Promise.resolve('unsupported');

/** The platform cannot remove calendar entries. */
export const removeFromCalendar: RemoveFromCalendar = () => Promise.resolve('unsupported');
