import type { ContentProblem } from '@contract/manage/content-endpoints';
import type { Language } from '../../../../kernel/language';

/**
 * What the catalogue's files are refused for, in Chinese: those that people who type a text meet, by how the English ones
 * begin or what they have in them.
 */
const CHINESE: readonly (readonly [english: RegExp, chinese: string])[] = [
  [/^is empty|^is missing|^there is no text/, '没有填写，请填写'],
  [/^texts have no HTML/, '不能写 HTML；要显示 < 这个符号，请写 \\<'],
  [/^texts have no emphasis/, '不能加粗或斜体；要显示 * 或 _ 这个符号，请写 \\* 或 \\_'],
  [/^is taken for program code/, '会被当成代码（行首有四个空格或反引号），请从文字开始写'],
  [/^texts have no program code/, '不能写代码；要显示反引号，请写 \\`'],
  [/^texts have no pictures/, '正文里不能放图片；封面填在“封面图”里'],
  [/^texts have no tables/, '不能用表格；请写成以“- ”开头的列表'],
  [/^texts have no line across/, '不能用分隔线，请删掉'],
  [/^texts have no boxes/, '列表前不能有方框，请只写文字'],
  [/^texts have no notes/, '不能写脚注；链接请单独成段，写成 [文字](https://…)'],
  [/^texts have nothing crossed out/, '不能用删除线；要显示 ~，请写 \\~'],
  [/^a link is a paragraph of its own/, '链接请单独成段，写成 [文字](https://…)'],
  [/is no address of a page/, '网址不对，应以 https:// 开头'],
  [
    /^the product opens no pages of/,
    '这个网址不在可打开的网址名单里，请换一个，或请运营人员加入名单',
  ],
  [/^lists are not nested/, '列表不能再分级，请写成一层'],
  [/^numbers of items/, '列表不能用数字编号，每项以“- ”开头'],
  [/is one paragraph/, '一项只能写一段，下一段请另起'],
  [/^headings begin with/, '小标题以“## ”开头；大标题填在“标题”里'],
  [/both languages say the same$/, '中英文的段落、列表和小标题要一一对应，这里对不上'],
  [/has Chinese characters/, '英文里有汉字，请检查'],
  [/is before it is published/, '下架时间早于发布时间，请改晚，或留空'],
  [
    /is no day|the calendar has no|the year comes first|is not in the years/,
    '日期不对，请写成 2026-01-05',
  ],
  [/there is no such time/, '时间不对，请写成 2026-01-05 09:00'],
  [/is another day each day/, '请写明日期，如 2026-01-05 09:00'],
  [/write one of familyHealth/, '请选择栏目'],
  [/write whole minutes/, '请填写整数分钟，或留空按字数计算'],
  [/is no picture’s address/, '图片地址不对，应以 https:// 或 / 开头'],
  [/^there is no class/, '没有这个疫苗分类，请填写分类编码，写成 [文字](catalogs/编码)'],
  [/^there is no zone/, '没有这个专区，请填写专区编码，或留空'],
  [/characters; at most/, '太长了，请缩短'],
];

/** The words of a problem in a language; an unforeseen one keeps the English ones in both. */
export const problemWords = (message: string, language: Language): string =>
  language === 'en'
    ? message
    : (CHINESE.find(([english]) => english.test(message))?.[1] ?? `请检查：${message}`);

/** Problems in the language of whoever typed, each once: a tag and its end are two of one line. */
export const problemsIn = (
  problems: readonly ContentProblem[],
  language: Language,
): ContentProblem[] => {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].map((problem) => ({
    ...problem,
    message: problemWords(problem.message, language),
  }));
};
