import { buildCommunity } from '../../../seed/community/build-community';
import { claimsOf } from './name-claims';
import type { Claim } from './name-claims';

const OFFICE = `官方客服|官\u200b方客\u200b服|官·方客·服|客_服|官⽅|官\u3000方|官🌟方|官方|官.方.客.服|宫方客服|官微小易|易苗官方|易苗小助手|客服001|
  客户服务中心|平台客服|退款专员|退 款 专 员|退款專員|理賠中心|赔付处|售后专员|審核員|系统通知|系統管理|管理员|管理員|工作人员|
  工作人員|エ作人员|财务部|反诈中心|民警小王|⺠警小王|公安局|派出所老李|中国银行|中國銀行|市政府|Official|0fficial|OFFlCIAL|
  Offіcial|Οfficial|ｏｆｆｉｃｉａｌ|𝓞𝓯𝓯𝓲𝓬𝓲𝓪𝓵|ⓞⓕⓕⓘⓒⓘⓐⓛ|o f f i c i a l|🅞🅕🅕🅘🅒🅘🅐🅛|yimiao_official|kefu|k.e.f.u|ＫＥＦＵ|kefu01|
  KеFu|在线kefu|ke服|客fu|官fang|guanfang|Guan Fang|guan-fang|guanliyuan|Customer Service|customer_support|admin|Adm1n|
  @dmin|support|Refund Officer|refund|Police|Bank of China|moderator|tuikuan|yimiao kefu|退\u2063款|客\u3164服|客\ufe0f服|r3fund|KÈ FÚ|ke fu|re fund|kèfú|adm¡n|ㄎㄜㄈㄨ|易苗|易苗APP|系统|平台小秘书|
  支付宝|微信团队|警官|医保中心|國家網信辦|ICBC`;
const HEALTH = `王医生|醫生|医⽣|王醫生|医-生|医。生|李大夫|张护士|護士長|护土小李|儿科主任|人民医院|人民醫院|社区门诊|社區門診|社区⻔诊|诊所|
  卫健委|衛健委|疾控|疾控中心|卫 健 委|疾 病 控 制|卫生院|防疫站|预防接种门诊|疫苗专家|Dr. Wang|Dr.王|dr_wang|DrWang|ＤＲ．Wang|
  D r Wang|Dг Wang|王Dr|Doctor Li|d0ctor|nurse Li|Nurѕe|CDC|C.D.C|СDС|C D C|北京CDC|cdc2026|🇨🇩🇨|🅲🅳🅲|China CDC|clinic|
  CIinic|cl1nic|hospital|jikong|jikongzhongxin|weijianwei|王yisheng|wang yisheng|yi生|医sheng|hushi|menzhen|藥師|衛生健康委|doc Wang|Health Bureau|Ministry of Health|预防接种科|药剂师|ᴅʀ. ᴡᴀɴɢ|ᏟᎠᏟ|ⅭⅮⅭ|医師田中`;
const MARK = `小安✓|小安☑|小安✔|小安✔️|小安🅥|小安Ⓥ|小安ⓥ|小安✅|小安☑️|小安√|小安🆅|小安🗸|已认证|已認證|认 证|Verified|ver1fied|小安®|renzheng`;

const namesOf = (list: string): string[] => list.split('|').map((name) => name.trim());
const cases: [string, Claim][] = [
  ...namesOf(OFFICE).map((name): [string, Claim] => [name, 'office']),
  ...namesOf(HEALTH).map((name): [string, Claim] => [name, 'health']),
  ...namesOf(MARK).map((name): [string, Claim] => [name, 'mark']),
];

test.each(cases)('the name %j claims what it is not: %s', (name, claim) => {
  expect(claimsOf(name)).toContain(claim);
});

const ORDINARY = `官芳|官小方|方官|王医|李大夫人 家长|李大夫人|五官方正|小方|方方妈妈|客家小妹|服务生阿明|服装店老板娘|做客服装店|克服困难|班主任妈妈|
  学医生活日记|守护士兵|护手霜|医路同行|生生不息|士多啤梨|门前大桥|银杏叶|银行业边缘人|管管|小员外|公安安妈|相公安好|学院长大的猫|卫生纸|健康第一|
  安全感|退休老王|退堂鼓|专心带娃|吃饭专员|警惕熊孩子|证明题|认真的妈|认识你真好|助手小熊|团团妈|易苗条|小易妈妈|苗苗|苗友123456|
  Andrew|Sandra|Adrian|drummer|Dragon|Drake|Dream|Dreamer|badminton|Stafford|supporter|Banksy|Nursery rhyme|doctrine|polite|
  clinical|Jake Fung|kefir|Kefun|Cdcake|abcd c|Guan|Fang Guan|Fanguan|yi sheng yi shi|Yisheng Li|refundable|一生一世|yisheng|
  Olga|Ольга|Владимир|Дмитрий|Αθηνά|김민준|さくら|エリカ|José|Nguyễn Văn A|محمد|買買提|麗麗媽媽|龍龍爸爸|張先生|❤️妈妈|👩‍👧一家|🌸小花|☀️晴天|⭐星星|小主任性|
  士大夫|大夫山下|银行卡丢了|系统工程师|政治老师|Jake Fu|Ke Fuyuan|Drew|Banker|医科大|专家号难抢|疫苗小白|接种日记|平台跳水`;

test.each(namesOf(ORDINARY))('the ordinary name %j claims nothing', (name) => {
  expect(claimsOf(name)).toEqual([]);
});

test('no sample member’s name claims anything', () => {
  const { people } = buildCommunity();
  const members = people.filter(({ userType }) => userType === 10).map(({ nickname }) => nickname);
  expect(members.length).toBeGreaterThan(100);
  expect(members.filter((name) => claimsOf(name).length > 0)).toEqual([]);
});
