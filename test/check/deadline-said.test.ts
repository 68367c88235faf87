import { DESK_MESSAGES } from '@/features/staff/desk/messages';
import { CHANGE_DEADLINE } from '../../server/shared/lifecycle/lifecycle';
import { renderMessage } from '../../server/domain/service/message/event-messages';
import { MESSAGE } from '../../server/domain/booking/refusal/refusal-messages';
import { QUESTIONS } from '../../server/domain/service/customer-chat/questions';

const hours = CHANGE_DEADLINE / 3_600_000;
const bodyIn = (language: 'zh-CN' | 'en') =>
  renderMessage('slotClosed', {}, { language, readOn: null }).body;

/** What says until when an appointment can be changed, by language. */
const SAID = {
  'zh-CN': [
    [`不足 ${hours} 小时`, MESSAGE.deadline.zh],
    [`前 ${hours} 小时`, JSON.stringify(QUESTIONS)],
    [`前 ${hours} 小时`, bodyIn('zh-CN')],
    [`前 ${hours} 小时`, DESK_MESSAGES['zh-CN'].closeText],
    [`不到 ${hours} 小时`, DESK_MESSAGES['zh-CN'].effectCancelled],
  ],
  en: [
    [`less than ${hours} hours`, MESSAGE.deadline.en],
    [`Less than ${hours} hours`, JSON.stringify(QUESTIONS)],
    [`${hours} hours before`, bodyIn('en')],
    [`${hours} hours before`, DESK_MESSAGES.en.closeText],
    [`Less than ${hours} hours`, DESK_MESSAGES.en.effectCancelled],
  ],
} as const;

test.each(['zh-CN', 'en'] as const)('texts in %s name the deadline that is kept', (language) => {
  expect(SAID[language].filter(([words, text]) => !text.includes(words))).toEqual([]);
});
