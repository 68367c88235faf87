import { defineMessages } from '@/i18n/messages';

/** Texts of a visitor's plan alone. */
export const VISITOR_MESSAGES = defineMessages(
  {
    otherAge: '打到更早的月龄',
    bookTitle: '{count} 种疫苗现在就该打',
    bookTitleOne: '有一种疫苗现在就该打',
    bookText: '登录后只要填孩子的姓名和证件号码，上面填过的不用再填。',
    book: '登录并预约',
  },
  {
    otherAge: 'Up to an earlier age',
    bookTitle: '{count} vaccines are due now',
    bookTitleOne: 'One vaccine is due now',
    bookText:
      'After you log in, enter the name and document number. You do not need to enter the rest again.',
    book: 'Log in and book',
  },
);
