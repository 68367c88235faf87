/**
 * What an operator fills in. Every value here is an example: hosts end in example.com and lead nowhere. Nothing secret
 * belongs here, since all of it reaches the browser. The product's own hosts, which the provider has to know as well, are
 * in `contract/site/site-rules.ts`.
 */
export const SETTINGS = {
  app: {
    /** Scheme that the installed app answers to, without `://`. */
    scheme: 'yimiao',
    /** Name under which the app injects its script object (or WebKit message handler) into pages. */
    bridge: 'YimiaoAppBridge',
    /** Name of the page's function by which the app answers requests. */
    answers: 'yimiaoAppAnswer',
    /** Event on `document` that says the bridge can be used, where it is not there from the start. */
    readyEvent: 'YimiaoAppBridgeReady',
    /** Where the app is to be had. Android's is asked of the provider; this one stands in where that fails. */
    stores: {
      IOS: 'https://appstore.example.com/app/yimiao',
      HARMONY: 'https://appgallery.example.com/app/yimiao',
      ANDROID: 'https://download.example.com/yimiao',
      OTHER: 'https://download.example.com/yimiao',
    },
  },
  /**
   * Own-origin path of a host's script object (e.g. `/vendor/jweixin.js`, put there by the operator). Empty: only an
   * object that the host injects itself is used. A remote address is never loaded.
   */
  hybridScripts: { weChat: '', qq: '', toutiao: '', swan: '', uniapp: '', alipay: '' },
  telemetry: {
    /** Origin that analytics events go to; empty: the API host. It takes the paths under /analytics/. */
    collector: '',
  },
  /** Abilities that pages ask the messaging app's script object for. */
  weChatAbilities: [
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'closeWindow',
    'hideMenuItems',
    'showMenuItems',
    'getNetworkType',
  ],
  /**
   * Login page of the mini-program around a web view, by host; it gets the address to come back to as `redirect`. Empty:
   * there is none, and the login is ours.
   */
  hostLogin: {
    weChat: '/pages/login/index',
    qq: '',
    toutiao: '',
    swan: '',
    uniapp: '',
    alipay: '/pages/login/index',
  },
  /** What users from the payment app's city service count to (specification §9). */
  cityService: { id: 16, source: 'tftf' },
  /**
   * Partner apps with entries under /v1/app/{partner}/blank/. `source` is the traffic source that their users count to;
   * `origin` is the only page that may hear, by window message, whether a user is signed in (empty: none).
   */
  partners: {
    quanchengban: { source: 'quanchengban', origin: 'https://quanchengban.example.com' },
    tfsmy: { source: 'tfsmy', origin: 'https://tfsmy.example.com' },
    chunyu: { source: 'chunyu', origin: 'https://chunyu.example.com' },
    zdzmd: { source: 'zdzmd', origin: 'https://zdzmd.example.com' },
    xdm: { source: 'xdm', origin: 'https://xdm.example.com' },
    jsb: { source: 'jsb', origin: 'https://jsb.example.com' },
    wst: { source: 'wst', origin: 'https://wst.example.com' },
    zjjsmy: { source: 'zjjsmy', origin: 'https://zjjsmy.example.com' },
  },
} as const;

/** Code of a partner app. */
export type PartnerCode = keyof typeof SETTINGS.partners;

export const isPartner = (code: string): code is PartnerCode =>
  Object.keys(SETTINGS.partners).includes(code);
