import type { Platform } from './options';

export interface Address {
  path: string;
  query: Record<string, string>;
}

/** Splits a page URL. WeChat passes query values as written, Alipay decodes them. */
export function parseAddress(url: string, from: string, platform: Platform): Address {
  const [before = '', search = ''] = splitOnce(url, '?');
  const query: Record<string, string> = {};
  for (const part of search.split('&').filter(Boolean)) {
    const [name, value] = splitOnce(part, '=');
    query[name] = platform === 'alipay' ? decode(value) : value;
  }
  return { path: resolve(before, from), query };
}

/** `/a/b?x=1` from a path and plain values; values are encoded. */
export function formatAddress(path: string, query: Record<string, string> = {}): string {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const absolute = path.startsWith('/') ? path : `/${path}`;
  if (!search) return absolute;
  return `${absolute}${absolute.includes('?') ? '&' : '?'}${search}`;
}

function splitOnce(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function resolve(path: string, from: string): string {
  if (path.startsWith('/')) return path.slice(1);
  const folders = from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return folders.join('/');
}
