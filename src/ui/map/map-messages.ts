import { defineMessages } from '@/i18n/messages';

/** Texts of the drawn map. */
export const MAP_MESSAGES = defineMessages(
  {
    metres: '{count} 米',
    kilometres: '{count} 公里',
    north: '北',
    pin: '{number}号 {name}',
    pinOfSome: '{number}号 {name}，附近还有 {others} 家，再点看下一家',
    numberOfSome: '{number} +{others}',
    nearer: '放大',
    farther: '缩小',
    outside: '图外还有 {count} 家',
  },
  {
    metres: '{count} m',
    kilometres: '{count} km',
    north: 'N',
    pin: 'Number {number}: {name}',
    pinOfSome: 'Number {number}: {name}, {others} more here; tap again for the next',
    numberOfSome: '{number} +{others}',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    outside: 'Outside the map: {count}',
  },
);
