import { filesOf } from '../build';
import type { Build } from '../build';
import { EVERY } from '../rule';
import type { Rule } from '../rule';

/**
 * Addresses that may occur in a build: names of XML dialects, texts of the framework's error
 * messages, and reserved example hosts that an operator replaces.
 */
const ALLOWED = [
  /^https?:\/\/www\.w3\.org\//,
  /^https:\/\/(legacy\.)?reactjs\.org\/(docs\/error-decoder|link)/,
  /^https:\/\/react\.dev\//,
  /^https:\/\/github\.com\/NervJS\//,
  /^https:\/\/(docs\.)?taro\.zone/,
  // Registers of filings, which a tap opens.
  /^https:\/\/beian\.(miit|mps)\.gov\.cn\//,
  // The dummy origin of Taro's own location object.
  /^https:\/\/taro\.com$/,
  /^https:\/\/nervjs\.github\.io\//,
  /^https?:\/\/([\w-]+\.)*example\.(com|org|net|cn)\b/,
  /^https?:\/\/([\w-]+\.)*(example|test|invalid|localhost)([:/"'`]|$)/,
  /^http:\/\/tmp\//,
  // Leaflet's link to itself, which its map does not show (`attributionControl: false`).
  /^https:\/\/leafletjs\.com$/,
  // A warning of Workbox.
  /^https:\/\/bit\.ly\/wb-precache$/,
];

/** Addresses in a text, up to the end of the path. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[\w.-]+(?::\d+)?[\w./-]*/g)].map((match) => match[0]);
}

/** The provider's address in development builds (config/constants.ts); live builds must set theirs. */
const LOCAL_PROVIDER = 'http://127.0.0.1:8080';

function allowed(build: Build, address: string): boolean {
  if (build.environment !== 'live' && address === LOCAL_PROVIDER) return true;
  if (build.apiHost && address.startsWith(build.apiHost)) return true;
  return ALLOWED.some((pattern) => pattern.test(address));
}

export const foreignAddresses: Rule = {
  name: 'foreign addresses',
  targets: EVERY,
  check: (build) =>
    filesOf(build, /\.(js|json|html|css|wxml|axml|wxss|acss|wxs|sjs)$/).flatMap((file) => {
      const foreign = addressesIn(file.read()).filter((address) => !allowed(build, address));
      return [...new Set(foreign)].map((address) => `${file.path} names ${address}`);
    }),
};

const LOADS = [
  /url\(\s*["']?((?:https?:)?\/\/[^)"']+)/g,
  /@import\s+["']((?:https?:)?\/\/[^"']+)/g,
  /\s(?:src|poster)=["']((?:https?:)?\/\/[^"']+)/g,
  /<link[^>]+href=["']((?:https?:)?\/\/[^"']+)/g,
];

export const remoteResources: Rule = {
  name: 'remote resources',
  targets: EVERY,
  check: (build) =>
    filesOf(build, /\.(html|css|wxml|axml|wxss|acss)$/).flatMap((file) => {
      const text = file.read();
      const loads = LOADS.flatMap((pattern) => [...text.matchAll(pattern)]);
      return loads.map((match) => `${file.path} loads ${match[1]}`);
    }),
};
