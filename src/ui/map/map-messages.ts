import { defineMessages } from '@/i18n/messages';

/** Texts of the drawn map. */
export const MAP_MESSAGES = defineMessages(
  {
    metres: '{count} 米',
    kilometres: '{count} 公里',
    north: '北',
    pin: '{number}号 {name}',
    pinOfSome: '{number}号 {name}，附近还有 {others} 家，再点看下一家',
    some: '{count} 家',
    turn: '{turn}/{count}',
    legendOne: '一家，数字越小越近',
    legendSome: '几家挨得近，每点一下换一家',
    nearer: '放大',
    farther: '缩小',
    outside: '另有 {count} 家较远',
  },
  {
    metres: '{count} m',
    kilometres: '{count} km',
    north: 'N',
    pin: 'Number {number}: {name}',
    pinOfSome: 'Number {number}: {name}, {others} more here; tap again for the next',
    some: '{count} here',
    turn: '{turn}/{count}',
    legendOne: 'One clinic; lower numbers are nearer',
    legendSome: 'Several close together; each tap shows the next',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    outside: 'Beyond the map: {count}',
  },
);
