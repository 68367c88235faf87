import { plainReading, shapedReading, shapedWord } from './plain-reading';
import type { Reading } from './plain-reading';

/** What a name claims to be: of the operator, an authority or a bank; a profession or a place of health; marked as checked. */
export type Claim = 'office' | 'health' | 'mark';

interface ClaimWords {
  /** In a reading without blanks and signs, in the simplified script; the lookaheads spare ordinary words and names. */
  readonly chinese: RegExp;
  /** Pinyin and English, found also within a longer word. */
  readonly within: readonly string[];
  /** Pinyin and English, found as a word of their own. */
  readonly words: readonly string[];
}

const ROLES =
  '退款|退费|理赔|赔付|售后|审核|认证|接种|疫苗|预约|服务|回访|健康|客户|财务|支付|对账|风控';

const CLAIMS: Readonly<Record<Claim, ClaimWords>> = {
  office: {
    chinese: new RegExp(
      [
        '官方(?!正|便|圆)|官号|官微|官网|宫方|冠方|倌方|官fang|guan方',
        '客服(?!装|饰)|客户服务|客户经理|ke服|客fu|客伏|ㄎㄜㄈㄨ|人工(?:服务|坐席|热线)',
        '管理(?:员|组|处)|超管|版主|工作人员|值班(?:人员|员)|审核员|财务(?:部|处|室|人员)',
        `(?:${ROLES})(?:专员|经理|中心|部门|组|处|助理)|退款|退费|理赔|赔付`,
        '^系统\\d*$|^公告|系统(?:通知|消息|管理|公告|提示|客)|平台(?:小|客|官|通知|公告|助手|方|管理)|安全中心',
        '^易苗(?:app|小程序|客户端)?\\d*$|易苗(?:小?助手|官|平台|团队|小编|社区|通知|公告|中心|管理|工作|服务|安全)',
        '支付宝|微信(?:支付|团队|安全|客)|警察|警官|民警|刑警|交警|网警|辅警|派出所|反诈|公安(?!安|静|心|好|逸|然|宁|康)',
        '银行(?!业|卡)|银联|法院|检察院|政府|社保局|医保(?:局|中心)|监管局|监管委|银保监|金监|网信办|工商局|税务局|消费者协会|药监|街道办|居委会',
      ].join('|'),
      'u',
    ),
    within:
      `official guanfang guanliyuan customerservice customersupport customercare moderator administrator
      refundoff refunddep refundcent refundteam refundspec refundagent refundhelp tuikuan lipei zhuanyuan gongzuorenyuan
      helpdesk techsupport supportteam kefuzhongxin zaixiankefu rengongkefu yimiaokefu policestation`.split(
        /\s+/u,
      ),
    words:
      `admin admins staff support police bank refund refunds kefu jingcha minjing gongan yinhang
      government gov system sysop icbc unionpay alipay`.split(/\s+/u),
  },
  health: {
    chinese:
      /医生(?!活(?!动)|涯|日|态|命)|(?<!士)大夫(?![人妻妇山第])|医师|(?<![守保])护士(?!兵)|护土|护师|护理师|护士长|药师|(?<!班)主任(?![性务意何她他])|医院|院长(?!大|江|成)|药剂师|接种科|保健科|门诊|诊所|卫生(?:院|所|室|站|服务|中心|局|厅|部|监督)|卫生健康(?:委|局)|卫健|卫计|国卫|疾控|疾病(?:预防)?控制|防疫(?:站|办|员)|预防接种(?:点|站|单位|门诊)|接种(?:点|站|单位|员|台)|(?:妇幼|保健)(?:院|站|所)|防保科|(?:医学|疫苗|接种|儿科|免疫|医疗|预防|公卫)专家|yi生|医sheng|hu士|护shi|dr(?=\p{Script=Han})/u,
    within:
      `jikongzhongxin jikongju weijianwei weishengju menzhenbu shequyiyuan pediatrician paediatrician zhurenyishi
      zhuzhiyishi healthbureau healthauthority healthministry healthdepartment ministryofhealth healthorgani unicef vaccinationoffice vaccinationcentre vaccinationcenter healthcommission`.split(
        /\s+/u,
      ),
    words:
      `dr doctor doctors nurse nurses physician cdc clinic hospital jikong menzhen hushi daifu yiyuan zhensuo
      nhc`.split(/\s+/u),
  },
  mark: {
    chinese: /认证|已核实|已验证|蓝[vV]|黄[vV]|加[vV]/u,
    within: ['verified', 'renzheng', 'certified'],
    words: [],
  },
};

/** Surnames after which `dr` without a point is read as a title (the 50 most frequent in pinyin). */
const DR_OF =
  /(?<![a-z])(?:dr|doc ?)(?:wang|li|zhang|liu|chen|yang|zhao|huang|zhou|wu|xu|sun|hu|zhu|gao|lin|he|guo|ma|luo|liang|song|zheng|xie|han|tang|feng|yu|dong|xiao|cheng|cao|yuan|deng|fu|shen|zeng|peng|lv|su|lu|jiang|cai|jia|ding|wei|xue|ye|yan|pan|du|dai|xia|zhong|tian|ren|fan|fang|shi|yao|tan|liao|zou|xiong|jin|hao|kong|bai|cui|kang|mao|qiu|qin|gu|hou|shao|meng|long|wan|duan|qian)(?![a-z])/u;
/** Words of the operator that are spelt in syllables. */
const SYLLABLES = /(?<![a-z])(?:ke fu|re fund|guan li yuan)(?![a-z])/u;
/** "Doctor" in pinyin after a name, which alone also says "a life". */
const YISHENG = /(?<=[a-z\p{Script=Han}] ?)(?<!yi ?)yisheng$/u;

/** Signs that an account's mark is drawn with, or that look like one. */
const TICKS =
  /[\u2713\u2714\u2705\u2611\u221a\u237b\u{1f5f8}\u{1f5f9}\u{10102}\u24cb\u24e5\u{1f165}\u{1f185}\u{1f145}\u{1f12b}\u00ae]/u;

const has = (
  { close, apart }: Reading,
  within: readonly string[],
  words: readonly string[],
): boolean =>
  within.some((word) => close.includes(word)) ||
  words.some((word) => new RegExp(`(?<![a-z])${word}(?![a-z])`, 'u').test(apart));

type LatinWords = Pick<ClaimWords, 'within' | 'words'>;
const shapedOf = ({ within, words }: ClaimWords): LatinWords => ({
  within: within.map(shapedWord),
  words: words.map(shapedWord),
});
const SHAPED: Readonly<Record<Claim, LatinWords>> = {
  office: shapedOf(CLAIMS.office),
  health: shapedOf(CLAIMS.health),
  mark: shapedOf(CLAIMS.mark),
};

const isDoctor = ({ apart }: Reading): boolean => DR_OF.test(apart) || YISHENG.test(apart);

/** What a name claims, however it is written; each at most once. */
export function claimsOf(name: string): Claim[] {
  const plain = plainReading(name);
  const shape = shapedReading(name);
  const isClaimed = (claim: Claim): boolean => {
    const { chinese, within, words } = CLAIMS[claim];
    return (
      chinese.test(plain.close) ||
      has(plain, within, words) ||
      has(shape, SHAPED[claim].within, SHAPED[claim].words) ||
      (claim === 'health' && isDoctor(plain)) ||
      (claim === 'office' && SYLLABLES.test(plain.apart)) ||
      (claim === 'mark' && TICKS.test(name))
    );
  };
  return (['office', 'health', 'mark'] as const).filter(isClaimed);
}
