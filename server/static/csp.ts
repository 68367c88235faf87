import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Sources of the site besides its own inline scripts and styles: itself, and nobody else. */
const DIRECTIVES = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // React writes style attributes through the style object; some of the framework's components set the attribute.
  "style-src-attr 'unsafe-inline'",
];

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineTexts = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))]
    .map(([, text = '']) => text)
    .filter((text) => text !== '');

/** The policy for a page: only its own files, and exactly the inline scripts and styles that it was built with. */
export function policyFor(html: string): string {
  const scripts = inlineTexts(html, 'script').map(sourceOf);
  const styles = inlineTexts(html, 'style').map(sourceOf);
  return [
    ...DIRECTIVES,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
  ].join('; ');
}

/** Reads the policy of a file, again whenever the file was built anew. */
export function createPolicyReader(file: string): () => string {
  let made = { mtime: -1, policy: '' };
  return () => {
    const mtime = statSync(file).mtimeMs;
    if (mtime !== made.mtime) made = { mtime, policy: policyFor(readFileSync(file, 'utf8')) };
    return made.policy;
  };
}
