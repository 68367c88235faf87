/** What people end a conversation with; anything else in the same message asks for an answer. */
const WORDS =
  /谢谢|多谢|感谢|辛苦|麻烦|好的|好滴|好嘞|好|可以|行|嗯|哦|噢|收到|知道|明白|清楚|懂|了|啦|的|您|你|再见|拜拜|没(有)?(问题|事)|ok|okay|thank you|thanks?|thx|got it|great|bye|very much|so much|all right/giu;

/** Whether a person's message only thanks or agrees, so that no answer is owed. */
export const isThanks = (text: string): boolean =>
  /[\p{L}\p{Extended_Pictographic}]/u.test(text) &&
  !/[?？]/.test(text) &&
  text.replace(WORDS, '').replace(/[^\p{L}\p{N}]/gu, '') === '';
