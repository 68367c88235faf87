import { defineMessages } from '@/i18n/messages';

/** Texts of putting a visit into the phone's calendar. */
export const CALENDAR_MESSAGES = defineMessages(
  {
    addCalendar: '加入日历',
    calendarAdded: '已加入日历',
    calendarDenied: '没能加入日历，请检查日历权限',
    calendarFile: '日程文件已下载，打开它并保存，才算加入了日历。',
  },
  {
    addCalendar: 'Add to calendar',
    calendarAdded: 'Added to your calendar',
    calendarDenied: 'Not added to your calendar. Check the calendar permission',
    calendarFile: 'A file was downloaded. Open it and save the entry to have it in your calendar.',
  },
);
