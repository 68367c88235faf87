import type { ScanCode } from './types';

/** A browser has no scanner; the phone's camera app opens links, and codes can be typed. */
export const CAN_SCAN = false;

export const scanCode: ScanCode = () => Promise.resolve({ status: 'unsupported' });
