import type { DeviceApp, DeviceKind, DeviceSystem } from '@contract/account/device-rules';
import type { Bilingual } from './language';

const APPS: Readonly<Record<DeviceApp, Bilingual>> = {
  wechat: { zh: '微信', en: 'WeChat' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  browser: { zh: '浏览器', en: 'a browser' },
};
const SYSTEMS: Readonly<Record<DeviceSystem, Bilingual>> = {
  IOS: { zh: '苹果设备', en: 'an Apple device' },
  ANDROID: { zh: '安卓设备', en: 'an Android device' },
  HARMONY: { zh: '鸿蒙设备', en: 'a HarmonyOS device' },
  OTHER: { zh: '其他设备', en: 'another device' },
};

/** What a device is called in a message. */
export const deviceName = ({ app, system }: DeviceKind): Bilingual => ({
  zh: `${SYSTEMS[system].zh}的${APPS[app].zh}`,
  en: `${APPS[app].en} on ${SYSTEMS[system].en}`,
});
