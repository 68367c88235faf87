import { defineMessages } from '@/i18n/messages';

/** Texts about where the user is and which city is shown. */
export const LOCATION_MESSAGES = defineMessages(
  {
    metres: '{count} 米',
    kilometres: '{count} 公里',
    fromYou: '距您 {distance}',
    fromCentre: '距市中心 {distance}',
    locateFailedChoose: '没能定位，请选择城市',
    denied: '未获得位置权限。您可以允许后再试，也可以直接选择城市。',
    off: '设备的定位服务已关闭，打开后可重试，也可以直接选择城市。',
    foundLate: '已按您的位置排序',
  },
  {
    metres: '{count} m',
    kilometres: '{count} km',
    fromYou: '{distance} from you',
    fromCentre: '{distance} from the city centre',
    locateFailedChoose: 'Could not find your location. Choose a city',
    denied: 'Location is not allowed. Allow it and try again, or choose a city below.',
    off: 'Location is switched off on this device. Switch it on, or simply choose a city below.',
    foundLate: 'Sorted by distance from you',
  },
);
