// Checks before an upload. Pure: takes facts, returns problems, each a sentence that says what to do.
import { createPrivateKey } from 'node:crypto';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const APP_ID = { weapp: /^wx[0-9a-f]{16}$/, alipay: /^\d{16}$/ };
const APP_ID_SHAPE = { weapp: 'wx and 16 digits or a–f', alipay: '16 digits' };
/** Characters; minidev takes fewer than 200. */
const LONGEST_DESCRIPTION = 199;
const MOST_ROBOTS = 30;
const LOCAL_HOST = /^(localhost|127\.|10\.|192\.168\.|\[)|\.(test|local|invalid|example)$/;

/** @returns negative, 0 or positive, as for `sort` */
export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  return first.map((part, index) => part - second[index]).find((difference) => difference) ?? 0;
}

function versionProblems({ version, released }) {
  if (!VERSION.test(version ?? ''))
    return [`--version must be like 1.4.0, not "${version ?? ''}".`];
  const newest = released
    .filter((each) => VERSION.test(each))
    .sort(compareVersions)
    .at(-1);
  return newest !== undefined && compareVersions(version, newest) <= 0
    ? [`--version ${version} is not above ${newest}, which was uploaded last.`]
    : [];
}

function descriptionProblems({ description = '' }) {
  const length = [...description.trim()].length;
  if (length === 0) return ['--desc must say what is new.'];
  return length > LONGEST_DESCRIPTION
    ? [`--desc has ${length} characters, ${LONGEST_DESCRIPTION} are taken.`]
    : [];
}

function appIdProblems({ platform, appId }) {
  const name = platform === 'weapp' ? 'WECHAT_MINI_APP_ID' : 'ALIPAY_MINI_APP_ID';
  if (!appId) return [`${name} must name the mini-program.`];
  if (appId === 'touristappid')
    return [`${name} must be the real one: nothing can be uploaded as touristappid.`];
  return APP_ID[platform].test(appId) ? [] : [`${name} must be ${APP_ID_SHAPE[platform]}.`];
}

const isRsaKey = (text) => {
  for (const key of [
    text,
    { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' },
    { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs1' },
  ])
    try {
      return createPrivateKey(key).asymmetricKeyType === 'rsa';
    } catch {
      // Try the next format.
    }
  return false;
};

function weappKeyProblems({ appId, keyFile, keyText }) {
  const name = 'WECHAT_UPLOAD_KEY_FILE';
  if (!keyFile)
    return [
      `${name} must name the upload key (private.${appId ?? '<app id>'}.key of the console).`,
    ];
  if (keyText === null) return [`${name} cannot be read.`];
  if (!isRsaKey(keyText)) return [`${name} holds no RSA private key.`];
  const [, other] = /private\.(wx[0-9a-f]{16})\.key$/.exec(keyFile) ?? [];
  return other !== undefined && APP_ID.weapp.test(appId ?? '') && other !== appId
    ? [`${name} is the key of ${other}, not of ${appId}.`]
    : [];
}

function alipayKeyProblems({ keyFile, keyText }) {
  const name = 'ALIPAY_UPLOAD_IDENTITY_FILE';
  if (!keyFile)
    return [`${name} must name the identity file (minidev login, or the console's tool key).`];
  if (keyText === null) return [`${name} cannot be read.`];
  let authentication;
  try {
    authentication = JSON.parse(keyText).alipay?.authentication;
  } catch {
    return [`${name} is no JSON.`];
  }
  if (!authentication?.toolId) return [`${name} lacks alipay.authentication.toolId.`];
  return isRsaKey(authentication.privateKey ?? '')
    ? []
    : [`${name} holds no RSA private key in alipay.authentication.privateKey.`];
}

function commitProblems({ isClean, commit, build }) {
  if (!isClean)
    return ['The work tree has changes: commit them, so that what is uploaded can be found again.'];
  if (build && build.commit !== commit)
    return [`The build is of ${build.commit || 'no commit'}, not of ${commit}: build again.`];
  return build && !build.isClean ? ['The build was made of a tree with changes: build again.'] : [];
}

function buildProblems({ platform, build }) {
  const again = `APP_ENV=live API_HOST=https://… npm run build -- ${platform}`;
  if (!build) return [`There is no build that says what it is of: ${again}`];
  if (build.environment !== 'live')
    return [`The build is of ${build.environment}, not live: ${again}`];
  let url;
  try {
    url = new URL(build.apiHost ?? '');
  } catch {
    return [`The build has no API_HOST: ${again}`];
  }
  if (url.protocol !== 'https:') return [`API_HOST ${url.origin} is not https: ${again}`];
  return LOCAL_HOST.test(url.hostname)
    ? [`API_HOST ${url.origin} is of this machine or of no network: ${again}`]
    : [];
}

/** @param robot as given on the command line; WeChat only */
function robotProblems({ platform, robot }) {
  if (platform !== 'weapp' || robot === undefined) return [];
  const number = Number(robot);
  return Number.isInteger(number) && number >= 1 && number <= MOST_ROBOTS
    ? []
    : [`--robot must be 1 to ${MOST_ROBOTS}.`];
}

const SHORTEST_SECRET = 12;

/**
 * Finds the operator's secrets and private keys in the package.
 * @param files `{path, text}` of the package
 * @param secrets `{name, value}` known on this machine
 */
export function secretsIn(files, secrets) {
  const worth = secrets.filter(({ value }) => value.length >= SHORTEST_SECRET);
  return files.flatMap(({ path, text }) => [
    ...(/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text) ? [`${path} holds a private key.`] : []),
    ...worth
      .filter(({ value }) => text.includes(value))
      .map(({ name }) => `${path} holds ${name}.`),
  ]);
}

/** All problems that prevent an upload; empty if it may be uploaded. */
export const problemsOf = (release) => [
  ...versionProblems(release),
  ...descriptionProblems(release),
  ...appIdProblems(release),
  ...(release.platform === 'weapp' ? weappKeyProblems(release) : alipayKeyProblems(release)),
  ...robotProblems(release),
  ...commitProblems(release),
  ...buildProblems(release),
  ...release.sizeProblems,
  ...secretsIn(release.files, release.secrets),
];
