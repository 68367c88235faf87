/**
 * Settings that an operator fills in. All values are examples: hosts end in example.com. Put no secrets here, since
 * everything reaches the browser. The product's own hosts, which the provider needs too, are in
 * `contract/site/site-rules.ts`.
 */
export const SETTINGS = {
  app: {
    /** URL scheme of the installed app, without `://`. */
    scheme: 'yimiao',
    /** Name under which the app injects its script object (or WebKit message handler) into pages. */
    bridge: 'YimiaoAppBridge',
    /** Name of the page's function that the app calls to answer requests. */
    answers: 'yimiaoAppAnswer',
    /** Event on `document` when the bridge becomes available, if it is not there from the start. */
    readyEvent: 'YimiaoAppBridgeReady',
    /** Download or store links. On Android the provider returns the link; this one is the fallback. */
    stores: {
      IOS: 'https://appstore.example.com/app/yimiao',
      HARMONY: 'https://appgallery.example.com/app/yimiao',
      ANDROID: 'https://download.example.com/yimiao',
      OTHER: 'https://download.example.com/yimiao',
    },
  },
  /**
   * Same-origin path of a host's script (e.g. `/vendor/jweixin.js`, installed by the operator). Empty: only an object
   * that the host injects is used. A remote URL is never loaded.
   */
  hybridScripts: { weChat: '', qq: '', toutiao: '', swan: '', uniapp: '', alipay: '' },
  telemetry: {
    /** Origin that receives analytics events at the paths under /analytics/; empty: the API host. */
    collector: '',
  },
  /** APIs that pages request from the messaging app's script object. */
  weChatAbilities: [
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'hideMenuItems',
    'showMenuItems',
    'getNetworkType',
  ],
  /**
   * Login page of the mini-program around a web view, by host; it receives the return URL as `redirect`. Empty: none,
   * use our own login.
   */
  hostLogin: {
    weChat: '/pages/login/index',
    qq: '',
    toutiao: '',
    swan: '',
    uniapp: '',
    alipay: '/pages/login/index',
  },
  /** Traffic source of users from the payment app's city service (specification §9). */
  cityService: { id: 16, source: 'tftf' },
  /**
   * Partner apps with entries under /v1/app/{partner}/blank/. `source` is the traffic source of their users; `origin`
   * is the only origin that receives, by window message, whether a user is signed in (empty: none).
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
