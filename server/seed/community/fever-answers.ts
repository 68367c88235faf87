import { BABY_FEVER, FEVER_ADVICE } from '@contract/follow-up/fever-advice-rules';

/** What is answered to a question about a fever after a vaccination: at the limits of all texts, and without medicine. */
export const FEVER_ANSWERS: readonly [string, ...string[]] = [
  `接种后出现低热比较常见，多数一两天内自行消退。先多休息，未满半岁的宝宝多喂奶、不另外喂水，注意观察。达到 ${FEVER_ADVICE.degrees}℃、精神差或超过 ${FEVER_ADVICE.days} 天不退，请及时就医；未满 ${BABY_FEVER.youngest.underMonths} 个月的宝宝发热当天就医。以上是一般信息，不代替就诊。`,
  '您描述的情况多为一般反应。请继续量体温并记下时间，注意精神和进食。出现抽搐、呼吸不畅或接种后一天内全身起疹，请拨打 120；叫醒后很快又睡、不吃奶，应当天去医院。可以同时告知接种门诊。',
  '一般反应多在接种后一两天内出现并好转。是否与疫苗有关，线上不能判断；孩子精神差、持续哭闹或烧得高，请带去儿科看看。',
];
