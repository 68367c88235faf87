/// <reference types="@tarojs/taro" />

declare module '*.scss';
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.png' {
  const path: string;
  export default path;
}
declare module '*.svg' {
  const path: string;
  export default path;
}

/** Origin of the API without a trailing slash; empty on H5 means the page's own origin. */
declare const API_HOST: string;
/** Environment of the build. */
declare const APP_ENV: 'qa' | 'stage' | 'live';
/** The product’s name in titles, and its English form; see `productName()`. */
declare const PRODUCT_NAME: string;
declare const PRODUCT_NAME_EN: string;
/** Parent domain of the product's sites; empty: an example. Of the provider: of its environment. */
declare const SITE_DOMAIN_SET: string | undefined;
/** Who runs the service: the file that `OPERATOR_SETTINGS` names. */
declare const OPERATOR_SET: import('../contract/site/operator-rules').Operator | undefined;
/** The city of `OPERATOR_SETTINGS`, or of the example, with its names and centre (degrees). */
declare const DEFAULT_CITY_SET: import('../config/default-city').DefaultCity | undefined;
/** Whether the web build has a service worker. */
declare const SERVICE_WORKER: boolean;
/** Version of the app, from package.json. */
declare const APP_VERSION: string;
