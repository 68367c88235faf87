import { version } from '../package.json';
import { apiHostOf } from './api-host';

const ENVIRONMENTS = ['qa', 'stage', 'live'];

/** The product's name, also where no language is chosen yet, such as the mini-programs' bars; and its English form. */
export const productName = process.env.PRODUCT_NAME ?? '易苗';
const englishName = process.env.PRODUCT_NAME_EN ?? 'Yimiao';

/** Environment of the build: qa, stage or live. */
export const appEnvironment = process.env.APP_ENV ?? 'qa';
if (!ENVIRONMENTS.includes(appEnvironment)) {
  throw new Error(`APP_ENV must be one of ${ENVIRONMENTS.join(', ')}, not "${appEnvironment}"`);
}
process.env.APP_ENV = appEnvironment;

/** Folder that receives the build; helpers of a build farm may redirect it. */
export const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${process.env.TARO_ENV ?? ''}`;

/** Watch builds keep absolute asset paths and skip hashes. */
export const isWatch = process.argv.includes('--watch');

const apiHost = apiHostOf({
  given: process.env.API_HOST,
  target: process.env.TARO_ENV,
  environment: appEnvironment,
});

/** Constants that the client sees, declared in types/global.d.ts. */
export const defineConstants = {
  API_HOST: JSON.stringify(apiHost),
  APP_ENV: JSON.stringify(appEnvironment),
  PRODUCT_NAME: JSON.stringify(productName),
  PRODUCT_NAME_EN: JSON.stringify(englishName),
  APP_VERSION: JSON.stringify(version),
};

/** The contract's pure rules and error codes: the only code of it that the client runs, outside its source folder. */
export const isContractCode = (file: string): boolean =>
  /[\\/]contract[\\/](.*-rules|errors|errors[\\/].*)\.ts$/.test(file);
