import type { AddToCalendar, RemoveFromCalendar } from './types';

/** Alipay lets mini-programs add nothing to the phone's calendar. */
export const addToCalendar: AddToCalendar = () => Promise.resolve('unsupported');

/** The platform adds entries and takes none out. */
export const removeFromCalendar: RemoveFromCalendar = () => Promise.resolve('unsupported');
