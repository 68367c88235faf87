import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import {
  DOCUMENT_PATH,
  siblingHost,
  SITE_NAMES,
  siteOf,
  WHITE_PAGE_SITES,
} from '@contract/site/site-rules';

/** Allowed sources: only the site itself, and pictures of the operator's map. Its inline scripts and styles are added by hash. */
const directives = (mapOrigin: string | null): string[] => [
  "default-src 'none'",
  "connect-src 'self'",
  `img-src 'self' data: blob:${mapOrigin === null ? '' : ` ${mapOrigin}`}`,
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  // React writes style attributes through the style object; some of the framework's components set the attribute.
  "style-src-attr 'unsafe-inline'",
];

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineTexts = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))]
    .map(([, text = '']) => text)
    .filter((text) => text !== '');

/**
 * Frame rules by the requested host (`Host` header): each of the product's sites may embed the white pages of the
 * others, and nobody else may (specification §4). CSP matches paths without the hash, so the whole document is allowed.
 * Any other host has no frames.
 */
export function frameDirectives(asked: string): string[] {
  const [, host = '', port = ''] = /^([\w.-]+)((?::\d{1,5})?)$/.exec(asked.toLowerCase()) ?? [];
  const site = siteOf(host);
  if (!site) return ["frame-src 'none'", "frame-ancestors 'none'"];
  const siblings = SITE_NAMES.filter((name) => name !== site.name).map((name) => ({
    name,
    source: siblingHost(site, name) + port,
  }));
  const pages = siblings
    .filter(({ name }) => WHITE_PAGE_SITES.includes(name))
    .map(({ source }) => source + DOCUMENT_PATH);
  const holders = WHITE_PAGE_SITES.includes(site.name)
    ? siblings.map(({ source }) => source)
    : ["'none'"];
  return [`frame-src ${pages.join(' ')}`, `frame-ancestors ${holders.join(' ')}`];
}

/**
 * The policy of a page: only its own files, and exactly the inline scripts and styles of the build.
 * @param mapOrigin of the operator's map tiles; null: none
 */
export function policyFor(html: string, mapOrigin: string | null = null): string {
  const scripts = inlineTexts(html, 'script').map(sourceOf);
  const styles = inlineTexts(html, 'style').map(sourceOf);
  return [
    ...directives(mapOrigin),
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
  ].join('; ');
}

/** Returns the policy of a file for a host; reads the file again when it has changed. */
export function createPolicyReader(
  file: string,
  mapOrigin: string | null,
): (host: string) => string {
  let made = { mtime: -1, policy: '' };
  return (host) => {
    const mtime = statSync(file).mtimeMs;
    if (mtime !== made.mtime)
      made = { mtime, policy: policyFor(readFileSync(file, 'utf8'), mapOrigin) };
    return [made.policy, ...frameDirectives(host)].join('; ');
  };
}
