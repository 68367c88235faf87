import { randomBytes } from 'node:crypto';

import type { App } from '../app';
import { Failure } from '../failure';
import type { Calls } from './call';

/** Telephone, clipboard, calendar, scanner and other apps, under the names of both platforms. */
export function toolCalls(app: App): Calls {
  const { device } = app;
  const scanned = (): string => {
    if (!device.scanResult) throw new Failure('cancel', 10);
    return device.scanResult;
  };
  return {
    makePhoneCall: ({ phoneNumber, number }) => {
      const called = app.platform === 'weapp' ? phoneNumber : number;
      if (typeof called !== 'string') throw new Failure('parameter error', 2);
      device.calls.push({ number: called });
    },
    setClipboardData: ({ data }) => {
      device.clipboard = String(data);
    },
    getClipboardData: () => ({ data: device.clipboard }),
    setClipboard: ({ text }) => {
      device.clipboard = String(text);
    },
    getClipboard: () => ({ text: device.clipboard }),
    addPhoneCalendar: (options) => {
      if (!device.allows('calendar')) throw new Failure('auth deny');
      device.calendar.push(options);
    },
    scanCode: () => ({ result: scanned(), scanType: 'QR_CODE', charSet: 'UTF-8' }),
    scan: () => ({ code: scanned(), codeType: 'qrCode' }),
    navigateToMiniProgram: (options) => void device.otherApps.push(options),
    openDocument: (options) => void device.previews.push(options),
    getRandomValues: ({ length }) => ({ randomValues: randomBytes(Number(length)) }),
  };
}
