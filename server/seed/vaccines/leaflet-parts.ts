import type { Pair } from './family';

/*
 * Sentences that leaflets of many vaccines share. Each family lists those that hold for it: after an exposure to rabies
 * nothing is a reason to wait, so none is added to every leaflet.
 */

export const ALLERGY: Pair = [
  '对本品任一成分过敏，或以往接种同类疫苗后严重过敏者',
  'Allergy to any component, or a severe reaction to an earlier dose of such a vaccine',
];
export const ILL: Pair = [
  '发热、急性病或慢性病急性发作期者，暂缓接种',
  'Fever, acute illness or a flare of a long-term illness: wait until it is over',
];
export const WEAK_IMMUNITY: Pair = [
  '免疫缺陷、免疫力低下或正在接受免疫抑制治疗者',
  'Immune deficiency, weak immunity or immune-suppressing treatment',
];
export const PREGNANT: Pair = ['孕妇', 'Pregnancy'];
/** Leaflets of the MMR and varicella vaccines. */
export const NO_PREGNANCY_YET: Pair = [
  '女性接种后 3 个月内避免怀孕',
  'Avoid a pregnancy for 3 months afterwards',
];
export const RARE: Pair = [
  '极少数人发生过敏性皮疹或过敏性休克，多在 30 分钟内',
  'Very rarely an allergic rash or anaphylaxis, mostly within 30 minutes',
];
export const CLINIC: Pair = [
  '能否接种由门诊医生预检后决定，以说明书为准',
  'The clinic’s doctor decides after the check; the leaflet in the pack applies',
];
