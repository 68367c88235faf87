import type { Block, EncyclopediaRow } from '../../catalogue/rows';
import { sourceLinks } from './sources';
import type { Topic } from './topic';
import { TOPICS } from './topics';

type Side = 0 | 1;

const HEADS = {
  spread: ['怎么传播', 'How it spreads'],
  signs: ['留意这些表现', 'What to look out for'],
  prevent: ['怎么预防', 'How to prevent it'],
} as const;
const TIP = [
  '这里是科普，不能代替诊断。能不能接种、什么时候接种，由接种门诊当面评估后决定。',
  'General knowledge, no diagnosis. Whether and when to vaccinate is decided by the clinic after seeing the person.',
] as const;

function blocksOf(topic: Topic, side: Side): Block[] {
  return [
    { type: 'p', text: topic.what[side] },
    { type: 'h', text: HEADS.spread[side] },
    { type: 'p', text: topic.spread[side] },
    { type: 'h', text: HEADS.signs[side] },
    { type: 'list', items: topic.signs.map((sign) => sign[side]) },
    { type: 'h', text: HEADS.prevent[side] },
    { type: 'p', text: topic.prevent[side] },
    { type: 'tip', text: TIP[side] },
    ...sourceLinks(side),
  ];
}

/** One entry per disease. */
export function seedEncyclopedia(): EncyclopediaRow[] {
  return TOPICS.map((topic) => ({
    id: topic.id,
    title: { zh: topic.title[0], en: topic.title[1] },
    content: { zh: blocksOf(topic, 0), en: blocksOf(topic, 1) },
  }));
}
