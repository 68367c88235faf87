import { decodeTolerantly } from '@/routes/query';

const SHORT = /^\d{6}$/;
const LONG = /^YMC1\.[\w-]+\.\d{8}\.[\w-]+$/;

/** The clinic's code in a scanned, opened or typed text: its link, the code itself or its six digits; null if none. */
export function codeIn(text: string): string | null {
  const given = text.replace(/\s+/g, '');
  const inLink = /[?&]code=([^&#]+)/.exec(given)?.[1];
  const code = inLink === undefined ? given : decodeTolerantly(inLink);
  return SHORT.test(code) || LONG.test(code) ? code : null;
}
