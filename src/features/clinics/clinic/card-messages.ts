import { defineMessages } from '@/i18n/messages';

/** Texts of a clinic's card: separate, because home needs only these. */
export const CARD_MESSAGES = defineMessages(
  {
    openHours: '今天 {hours}',
    closedToday: '今天休息',
    offline: '暂停预约',
    nextFree: '最近可约 {day}',
    noFree: '近期约满',
    noFreeWait: '已约满，可候补',
    outOfStock: '暂时缺苗',
    release: '{time} 放号',
    free: '免费',
    priceFreeTo: '免费 – {to}',
    priceRange: '{from} – {to}',
  },
  {
    openHours: 'Today {hours}',
    closedToday: 'Closed today',
    offline: 'Booking paused',
    nextFree: 'Next available {day}',
    noFree: 'Fully booked',
    noFreeWait: 'Fully booked, waiting list open',
    outOfStock: 'Out of stock',
    release: 'Opens {time}',
    free: 'Free of charge',
    priceFreeTo: 'Free to {to}',
    priceRange: '{from} – {to}',
  },
);
