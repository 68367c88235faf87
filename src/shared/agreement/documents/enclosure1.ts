import { HELD_DATA } from '@contract/personal/held-data-rules';
import type { HeldDataName } from '@contract/personal/held-data-rules';
import { rows, section } from '../document';
import type { AgreementDocument, DocumentText } from '../document';
import { heldRows, ON_DEVICE, rowIn } from './held-rows';
import type { At } from './held-rows';

const NAMES = Object.keys(HELD_DATA) as HeldDataName[];

const HEADINGS = {
  needed: ['必须提供，否则无法使用该功能', 'Needed for the function'],
  optional: ['可以不提供，不影响其他功能', 'Optional'],
  use: ['使用时自动产生', 'Arising from use'],
} as const;

const LEADS = [
  '按功能列出我们收集的个人信息：做什么用、保存多久、给谁。没有列出的，我们不收集。',
  'What we collect, by function: what for, how long, who gets it. What is not listed is not collected.',
] as const;

const textIn = (at: At): DocumentText => ({
  lead: LEADS[at],
  sections: (['needed', 'optional', 'use'] as const).map((group) =>
    section(
      HEADINGS[group][at],
      rows(
        ...(group === 'optional' ? ON_DEVICE.map((each) => rowIn(each, at)) : []),
        ...heldRows(
          NAMES.filter((name) => HELD_DATA[name].group === group),
          at,
        ),
      ),
    ),
  ),
});

/** Annex 1: what is collected, where and why. Made of the table of the contract. */
export const ENCLOSURE_1: AgreementDocument = {
  version: '1.4',
  effective: '2026-11-30',
  'zh-CN': textIn(0),
  en: textIn(1),
};
