import { defineMessages } from '@/i18n/messages';

/** Texts of the clinic map. */
export const CLINIC_MAP_MESSAGES = defineMessages(
  {
    map: '{region}的门诊位置',
    you: '您在这里',
    centre: '市中心',
    shown: '离{from}最近的 {count} 家',
    fromYou: '您',
    fromCentre: '市中心',
    chosen: '已选门诊',
    openMap: '用地图应用打开',
    toList: '看列表',
    noLocation: '还不知道您在哪里',
    noLocationText: '允许定位或选择一个城市，就能看到门诊的位置。',
    chooseCity: '选择城市',
    none: '没有符合条件的门诊',
    noneText: '放宽筛选，或切换城市。',
    failed: '门诊没有加载出来',
  },
  {
    map: 'Map of clinics in {region}',
    you: 'You are here',
    centre: 'City centre',
    shown: 'Clinics nearest to {from}: {count}',
    fromYou: 'you',
    fromCentre: 'the city centre',
    chosen: 'Chosen clinic',
    openMap: 'Open in a map app',
    toList: 'Show the list',
    noLocation: 'We do not know where you are',
    noLocationText: 'Allow your location or choose a city to see where the clinics are.',
    chooseCity: 'Choose a city',
    none: 'No clinics found',
    noneText: 'Remove some filters or change city.',
    failed: 'Clinics could not be loaded',
  },
);
