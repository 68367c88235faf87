import { defineMessages } from '@/i18n/messages';

/** Texts about the current city, apart from the rest: home's first view shows them. */
export const CITY_MESSAGES = defineMessages(
  {
    linkedRegion: '所选地区',
    cityNow: '当前城市 {city}，点按切换',
  },
  {
    linkedRegion: 'this region',
    cityNow: 'City: {city}. Tap to change',
  },
);
