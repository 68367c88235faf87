/** Ending of examples, which are not read. */
export const EXAMPLE = '.example';

const VACCINE = `{
  "//": [
    "A product. Copy this file and its two leaflets, name them after the product's id, and leave “.example” out.",
    "vaccineCode: the vaccine as the schedule names it; bookings are judged by the schedule's rows of this code.",
    "priceYuan, serviceFeeYuan: per dose; what a clinic takes is in offers.csv. sex: female or male; left out: both.",
    "from: the least age; before: the age that is too old, or null. Write birth, 42 days, 6 weeks, 2 months, 18 years.",
    "Left out where there is none: brand, sex, encyclopedia, picture (one is drawn), medical (needed in live)."
  ],
  "vaccineCode": "mmr",
  "category": "paid",
  "name": { "zh": "示例疫苗", "en": "Example vaccine" },
  "shortName": { "zh": "示例", "en": "Example" },
  "brand": { "zh": "示例商品名", "en": "Example brand" },
  "maker": { "zh": "示例生物", "en": "Example Bio" },
  "diseases": { "zh": ["示例病"], "en": ["Example disease"] },
  "priceYuan": 198.5,
  "serviceFeeYuan": 25,
  "sex": "female",
  "from": "8 months",
  "before": "18 years",
  "doses": [
    { "//": "Has the product's ages where it says none." },
    {
      "//": "after: the least interval since the dose before. recommendedAge, label: only where other words are wanted.",
      "from": "18 months",
      "after": "6 months",
      "before": "6 years",
      "recommendedAge": { "zh": "1 岁半", "en": "1½ years" },
      "label": { "zh": "加强", "en": "Booster" }
    }
  ],
  "encyclopedia": "example-disease",
  "picture": "/pictures/vaccine/example-vaccine.svg",
  "sort": 100,
  "medical": {
    "//": "Who has compared ages, intervals and contraindications with which leaflet, and when.",
    "source": "Package insert of Example vaccine",
    "edition": "2026-01",
    "reviewer": "Dr Example, Example Clinic",
    "reviewedOn": "2026-01-05"
  }
}
`;

const LEAFLET_ZH = `<!-- 六个标题，一个不改；中英文条数相同。只有文字和列表，没有粗体、表格和图片。 -->

## 说明

这种疫苗是什么、给谁打，写成一段。

## 禁忌

- 对本品任一成分过敏者
- 发热或急性病期间暂缓接种

## 不良反应

- 注射处轻微疼痛

## 注意事项

- 以说明书为准

## 接种后

- 在留观区坐满 30 分钟再离开

## 常见问题

### 打几剂？

两剂。
`;

const LEAFLET_EN = `<!-- Six headings, as they are here; as many items as in Chinese. Texts and lists only: no bold, tables or pictures. -->

## Description

What this vaccine is and whom it is for, in one paragraph.

## Contraindications

- Allergy to any component
- Fever or acute illness: wait until it is over

## Adverse reactions

- Slight pain at the site

## Precautions

- The leaflet in the pack applies

## After care

- Stay in the observation area for 30 minutes

## Questions

### How many doses?

Two.
`;

const BODY_ZH = `一段文字。段落之间空一行。

## 小标题

- 列表的一项
- 另一项

> 提示。

[世界卫生组织](https://www.who.int/zh)

<!-- 通向一类疫苗和有它的门诊：catalogs.csv 里的编码，写成 [看流感疫苗和门诊](catalogs/disease-flu) -->
`;

const BODY_EN = `A paragraph. A blank line is between paragraphs.

## A heading

- an item of a list
- another item

> A tip.

[World Health Organization](https://www.who.int/)

<!-- To the vaccines of a class and their clinics: an id of catalogs.csv, as in [Flu vaccines and clinics](catalogs/disease-flu) -->
`;

/** Front matter lines with what they mean. */
const ORIGIN = `# Shown below articles and entries of the encyclopaedia; in English too, unless that file says other words.
# 显示在文章和百科下面；英文文件不写时也用这里的。
author: Dr Example
reviewer: Dr Other
reviewed: 2026-01-05
# Titles, addresses of pages, or both as "[title](https://…)". 标题、网址，或者两者都写。
sources: [Package insert, "[World Health Organization](https://www.who.int/)"]
`;

const ARTICLE_ZH = `---
title: 示例文章
summary: 一句话说明文章讲什么。
# familyHealth, healthFacts or knowledge
channel: familyHealth
# A zone of zones.csv; left out: none. 专区，可不写。
zone: flu
# Left out: one is drawn. 可不写，自动绘制。
picture: /pictures/article/example-article.svg
# Left out: counted. 可不写，按字数算。
minutes: 2
# Asia/Shanghai; a day of the future is shown from then on; draft: not yet. 到时才显示；draft 为草稿。
published: 2026-01-05 09:00
# Left out: for good. No longer shown from then on. 可不写；到时下架。
until: 2027-01-05 09:00
${ORIGIN}---

${BODY_ZH}`;

const ARTICLE_EN = `---
title: Example article
summary: "What it is about: one sentence, in quotes where it has a colon."
---

${BODY_EN}`;

const VIDEO_ZH = `---
title: 示例视频
summary: 一句话说明。
labels: [接种准备]
# Left out: /videos/<id>.mp4 and /videos/<id>.jpg. 可不写。
video: /videos/example-video.mp4
picture: /videos/example-video.jpg
seconds: 24
published: 2026-01-05 09:00
${ORIGIN}---

- 视频里说的话，一个画面一项
`;

const VIDEO_EN = `---
title: Example video
summary: One sentence.
labels: [Getting ready]
---

- What is said in the video, an item a scene
`;

const entry = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}`;

/** An example of each file of content with what its fields mean, by path; they end with `.example`, so that they say nothing. */
export const templateContentFiles = (): Map<string, string> =>
  new Map(
    Object.entries({
      'vaccines/example-vaccine.json': VACCINE,
      'vaccines/example-vaccine.zh.md': LEAFLET_ZH,
      'vaccines/example-vaccine.en.md': LEAFLET_EN,
      'encyclopedia/example-disease.zh.md': entry('示例病', BODY_ZH),
      'encyclopedia/example-disease.en.md': entry('Example disease', BODY_EN),
      'articles/example-article.zh.md': ARTICLE_ZH,
      'articles/example-article.en.md': ARTICLE_EN,
      'videos/example-video.zh.md': VIDEO_ZH,
      'videos/example-video.en.md': VIDEO_EN,
    }).map(([path, text]) => [path + EXAMPLE, text]),
  );
