import type { PrintPage } from './types';

export const printPage: PrintPage = () => null;
