import { runtime } from '../runtime';
import type { AddToCalendar, CalendarOutcome, RemoveFromCalendar } from './types';

/** Browsers read the file after the click returned: the address must stay good for a while, in ms. */
const KEEP_FILE = 10_000;

/** Browsers inside apps take files from addresses only, not from the page's memory. */
async function download(address: () => Promise<string>): Promise<CalendarOutcome> {
  try {
    window.location.assign(`${API_HOST}${await address()}`);
    return 'file';
  } catch {
    return 'failed';
  }
}

/** Whether to offer adding to the calendar at all. */
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

/** The same kind of file; its text says that the appointment is off. */
export const removeFromCalendar: RemoveFromCalendar = addToCalendar;
