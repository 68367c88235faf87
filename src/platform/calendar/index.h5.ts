import { runtime } from '../runtime';
import type { AddToCalendar, CalendarOutcome, RemoveFromCalendar } from './types';

/** ms for which the file's URL stays valid: browsers read it after the click has returned. */
const KEEP_FILE = 10_000;

/** Browsers inside apps download files only from HTTP URLs, not from blob URLs. */
async function download(address: () => Promise<string>): Promise<CalendarOutcome> {
  try {
    window.location.assign(`${API_HOST}${await address()}`);
    return 'file';
  } catch {
    return 'failed';
  }
}

/** Whether to show "add to calendar". */
export const HAS_CALENDAR: boolean = true;

export const addToCalendar: AddToCalendar = ({ title, ics, address }) => {
  if (runtime().kind !== 'browser') return download(address);
  try {
    const address = window.URL.createObjectURL(new Blob([ics], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${title}.ics`;
    link.click();
    setTimeout(() => window.URL.revokeObjectURL(address), KEEP_FILE);
    return Promise.resolve('file');
  } catch {
    return Promise.resolve('failed');
  }
};

/** The same kind of file; its text cancels the event. */
export const removeFromCalendar: RemoveFromCalendar = addToCalendar;
