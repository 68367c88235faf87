import type { AddToCalendar, RemoveFromCalendar } from './types';

/** Whether to offer adding to the calendar at all. */
export const HAS_CALENDAR: boolean = false;

/** Alipay lets mini-programs add nothing to the phone's calendar. */
export const addToCalendar: AddToCalendar = () => Promise.resolve('unsupported');

/** The platform adds entries and takes none out. */
export const removeFromCalendar: RemoveFromCalendar = () => Promise.resolve('unsupported');
