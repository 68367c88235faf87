import { runtime } from '@/platform/runtime';
import type { PrintPage } from './types';

/** Opens the browser's print dialogue; web views in apps have none. */
export const printPage: PrintPage = () =>
  runtime().kind === 'browser' && typeof window.print === 'function' ? () => window.print() : null;
