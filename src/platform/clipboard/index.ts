import { copier } from './mini';

export const copyText = copier((call) => call());
