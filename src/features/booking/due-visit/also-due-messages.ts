import { defineMessages } from '@/i18n/messages';

/** Texts of what else is due for the person of the form. */
export const ALSO_DUE_MESSAGES = defineMessages(
  {
    free: '免费',
    alsoTitle: '{name}还有该打的疫苗，可以一起约',
    dose: '{product} · {dose}',
    add: '加上',
    addSpoken: '加上{product}',
    insteadTitle: '{name}现在该打的，这里可以约',
    instead: '选这个',
    insteadSpoken: '选这个：{product}',
  },
  {
    free: 'Free',
    alsoTitle: 'More is due for {name}, and can be booked with it',
    dose: '{product} · {dose}',
    add: 'Add',
    addSpoken: 'Add {product}',
    insteadTitle: 'Due for {name} now, and available here',
    instead: 'Choose this',
    insteadSpoken: 'Choose this: {product}',
  },
);
