import {
  BABY_FEVER_TEXT,
  CALL_NOW_TEXT,
  FEVER_ADVICE,
} from '@contract/follow-up/fever-advice-rules';
import type { Bilingual } from '../../../kernel/language';

const { degrees, days } = FEVER_ADVICE;

/** A frequent question: its answer needs nothing of the account. */
export interface Question {
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** Matches what people write when they mean it, in either language. */
  readonly asked: RegExp;
}

const question = (
  title: readonly [zh: string, en: string],
  text: readonly [zh: string, en: string],
  asked: RegExp,
): Question => ({
  title: { zh: title[0], en: title[1] },
  text: { zh: text[0], en: text[1] },
  asked,
});

/** Frequent questions, the commonest first. */
export const QUESTIONS: readonly Question[] = [
  question(
    ['怎么预约接种？', 'How do I book?'],
    [
      '在首页点“预约接种”，选疫苗、门诊、接种人和时间，提交即可。也可以先在“附近门诊”里选门诊。',
      'Tap “Book now” on the home page and choose the vaccine, clinic, person and time. You can also start from a nearby clinic.',
    ],
    /怎么.{0,3}(预)?约|如何.{0,3}(预)?约|预约流程|how.{0,10}book|make an appointment/i,
  ),
  question(
    ['怎么改时间或取消？', 'How do I change or cancel?'],
    [
      '打开“我的预约”里的那一单，点“改约”或“取消预约”。接种开始前 2 小时之后不能再改或取消，请致电门诊。',
      'Open the appointment under “My appointments” and tap change or cancel. Less than 2 hours before the start this is not possible any more: please call the clinic.',
    ],
    /改(约|期|时间|日期)|取消|换(时间|个?时间|门诊)|推迟|reschedul|chang\w* (the |my )?(time|date|appointment)|cancel/i,
  ),
  question(
    ['退款什么时候到账？', 'When do I get my money back?'],
    [
      '取消后退款按原支付方式退回，进度在预约的“退款详情”里。银行处理一般要 1 至 3 个工作日。',
      'After a cancellation the money goes back the way it was paid; see “Refund” of the appointment. Banks usually take 1 to 3 working days.',
    ],
    /退款|退钱|refund|money back/i,
  ),
  question(
    ['没有名额怎么办？', 'No places left?'],
    [
      '在约满的日期点“加入候补”。有人取消时会按顺序通知您，并为您保留一段时间。',
      'Join the waiting list on the full day. When somebody cancels, people are told in order and the place is held for a while.',
    ],
    /候补|约满|没(有)?名额|没号|抢不到|waiting list|no (places|slots)|fully booked/i,
  ),
  question(
    ['收不到验证码怎么办？', 'The code does not arrive'],
    [
      '请检查手机号，一分钟后可重新获取；确认短信没有被手机拦截。一天内次数有限。',
      'Check the number; you can ask again after a minute. See whether your phone blocks the SMS. The number of codes a day is limited.',
    ],
    /验证码|收不到短信|(verification )?code/i,
  ),
  question(
    ['怎么添加孩子或家人？', 'How do I add my child or family?'],
    [
      '在“我的 → 家庭成员”里添加，需要证件类型和号码。未满 14 周岁还要填监护人。',
      'Add them under “Me → Family members” with a document. Children under 14 need a guardian.',
    ],
    /(添加|增加|加).{0,4}(孩子|宝宝|家人|成员|老人)|家庭成员|add .{0,12}(child|kid|family|member)/i,
  ),
  question(
    ['接种时要带什么？', 'What do I bring?'],
    [
      '请带接种人的身份证件；孩子请带预防接种证，并由监护人陪同。',
      'Bring the person’s identity document; for children the vaccination record book, and come with a guardian.',
    ],
    /带(什么|哪些|啥)|要带|需要.{0,4}(材料|证件)|what .{0,12}bring|documents? .{0,8}need/i,
  ),
  question(
    ['接种证明在哪里？', 'Where is my certificate?'],
    [
      '一针的凭证：接种完成后，在“我的预约”的那一单里打开“接种凭证”。入托、入学要的全部记录：在“接种计划”里打开“接种记录”，中英文对照，可以打印。',
      'Of one dose: after the vaccination open “Certificate” of the appointment. All doses, for school or travelling: open “Vaccination record” in the plan and print it, in Chinese and English.',
    ],
    /凭证|接种证明|接种记录证|certificate|proof of/i,
  ),
  question(
    ['打完针有反应正常吗？', 'Are reactions normal?'],
    [
      `接种部位红、肿、痛和低热较常见，一般一两天消退。达到 ${degrees}℃、发热超过 ${days} 天、精神差，或加重、让您担心时，请联系门诊或就医。${BABY_FEVER_TEXT.zh}。${CALL_NOW_TEXT.zh}。`,
      `Redness, swelling, pain and a low fever are common and pass in a day or two. With ${degrees} °C or more, a fever for more than ${days} days, if listless, or if it gets worse or worries you: call the clinic or see a doctor. ${BABY_FEVER_TEXT.en}. ${CALL_NOW_TEXT.en}.`,
    ],
    /反应|发(烧|热)|红肿|肿了|疼|过敏|side effect|reaction|fever|swollen|sore/i,
  ),
  question(
    ['怎么更换手机号？', 'How do I change my mobile number?'],
    [
      '打开“我的 → 账号管理 → 已绑定手机号”：先用原手机号的验证码确认，再验证新手机号，家庭成员、预约和记录都不变。原手机号收不到短信的，可以改用登录密码确认；也没有密码的，请带身份证件找接种门诊服务台，或在这里转人工，核对后由运营方更换。旧号码停用前请先更换：号码以后可能归别人使用。',
      'Open “Me → Account → Mobile number”: confirm with a code to the present number, then verify the new one. Family, appointments and records stay as they are. If the present number gets no SMS any more, confirm with your password instead. Without one, bring your document to the desk of your clinic, or ask for a person here: the operator changes the number once that is checked. Change it before you give the old number up: somebody else may get it.',
    ],
    /(换|改|修改).{0,3}(手机|电话|号码)|(手机号?|电话)(换|变|停用|丢)|chang\w* .{0,12}(mobile|phone|number)|new (mobile|phone)? ?number/i,
  ),
  question(
    ['怎么注销账号或修改密码？', 'How do I delete my account or change the password?'],
    [
      '在“我的 → 账号管理”里修改密码或注销账号。有未完成的预约时，要先取消才能注销。',
      'Change the password or delete the account under “Me → Account”. Cancel open appointments before you delete it.',
    ],
    /注销|删除账号|(改|忘).{0,3}密码|密码.{0,3}(改|忘)|delete .{0,6}account|password/i,
  ),
];
