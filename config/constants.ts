import { version } from '../package.json';
import { apiHostOf } from './api-host';
import { defaultCity } from './default-city';
import { operatorOfBuild } from './operator';

const ENVIRONMENTS = ['qa', 'stage', 'live'];

/**
 * Product name and its English form; also used before a language is chosen, such as in mini-program navigation bars.
 */
export const productName = process.env.PRODUCT_NAME ?? '易苗';
const englishName = process.env.PRODUCT_NAME_EN ?? 'Yimiao';

/** Environment of the build: qa, stage or live. */
export const appEnvironment = process.env.APP_ENV ?? 'qa';
if (!ENVIRONMENTS.includes(appEnvironment)) {
  throw new Error(`APP_ENV must be one of ${ENVIRONMENTS.join(', ')}, not "${appEnvironment}"`);
}
process.env.APP_ENV = appEnvironment;

/** Watch builds keep absolute asset paths and skip hashes. */
export const isWatch = process.argv.includes('--watch');

/** `npm start` builds what it shows with a faster minifier; everything else is as in a release. */
export const isQuick = process.env.QUICK_BUILD === '1';

/** A folder of its own for the watched web site: the provider serves the other one. */
const folder = (target = ''): string => (target === 'h5' && isWatch ? 'h5-dev' : target);

/** Output folder of the build; OUTPUT_ROOT overrides it. */
export const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${folder(process.env.TARO_ENV)}`;

const apiHost = apiHostOf({
  given: process.env.API_HOST,
  target: process.env.TARO_ENV,
  environment: appEnvironment,
});

const operator = operatorOfBuild(process.env, appEnvironment === 'live');

/** Constants defined in the client's code, declared in types/global.d.ts. */
export const defineConstants = {
  API_HOST: JSON.stringify(apiHost),
  APP_ENV: JSON.stringify(appEnvironment),
  PRODUCT_NAME: JSON.stringify(productName),
  PRODUCT_NAME_EN: JSON.stringify(englishName),
  APP_VERSION: JSON.stringify(version),
  SITE_DOMAIN_SET: JSON.stringify(process.env.SITE_DOMAIN ?? ''),
  OPERATOR_SET: operator === undefined ? 'undefined' : JSON.stringify(operator),
  DEFAULT_CITY_SET: JSON.stringify(defaultCity(operator?.city)),
  SERVICE_WORKER: JSON.stringify(!isWatch && process.env.SERVICE_WORKER !== 'off'),
};

/** The contract's pure rules, error codes and tables of doses: the only code outside src/ that the client runs. */
export const isContractCode = (file: string): boolean =>
  /[\\/]contract[\\/](.*-rules|errors|errors[\\/].*|doses[\\/]schedule[\\/].*)\.ts$/.test(file);
