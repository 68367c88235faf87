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
      '在“我的预约”里打开这个预约，点“改约”或“取消预约”。开始前 2 小时内不能再改约或取消，请打电话给门诊。',
      'Open it under “My appointments” and tap “Change time” or “Cancel appointment”. Less than 2 hours before the start this is no longer possible: call the clinic.',
    ],
    /改(约|期|时间|日期)|取消|换(时间|个?时间|门诊)|推迟|reschedul|chang\w* (the |my )?(time|date|appointment)|cancel/i,
  ),
  question(
    ['退款什么时候到账？', 'When do I get my money back?'],
    [
      '取消后原路退回，进度在预约的“退款详情”里。零钱或余额一般几分钟到账，银行卡最晚 3 个工作日。',
      'After you cancel, you are refunded the way you paid. See “Refund” on the appointment. A wallet usually takes minutes, a bank card 3 working days at the latest.',
    ],
    /退款|退钱|refund|money back/i,
  ),
  question(
    ['没有名额怎么办？', 'What if there are no places left?'],
    [
      '在日历上点约满的日期，加入候补。有人退号时按先后通知您，名额为您保留 15 分钟。',
      'Tap a full day in the calendar and join the waiting list. When someone cancels, we tell people in order and hold the place for you for 15 minutes.',
    ],
    /候补|约满|没(有)?名额|没号|抢不到|waiting list|no (places|slots)|fully booked/i,
  ),
  question(
    ['收不到验证码怎么办？', 'What if I do not get a code?'],
    [
      '请检查手机号，一分钟后可重新获取；确认短信没有被手机拦截。一天内次数有限。',
      'Check the number. You can ask for a new code after a minute. Check that your phone does not block text messages. The number of codes a day is limited.',
    ],
    /验证码|收不到短信|(verification )?code/i,
  ),
  question(
    ['怎么添加孩子或家人？', 'How do I add my child or family?'],
    [
      '在“我的 → 家庭成员”里添加，需要证件类型和号码。未满 14 周岁还要填监护人。',
      'Add them under “Me → Family members” with the type and number of a document. Children under 14 also need a guardian’s details.',
    ],
    /(添加|增加|加).{0,4}(孩子|宝宝|家人|成员|老人)|家庭成员|add .{0,12}(child|kid|family|member)/i,
  ),
  question(
    ['接种时要带什么？', 'What do I bring?'],
    [
      '请带接种人的身份证件；孩子请带预防接种证，并由监护人陪同。',
      'Bring the person’s identity document. For a child, also bring the vaccination book and come with a guardian.',
    ],
    /带(什么|哪些|啥)|要带|需要.{0,4}(材料|证件)|what .{0,12}bring|documents? .{0,8}need/i,
  ),
  question(
    ['接种证明在哪里？', 'Where is my vaccination record?'],
    [
      '只要一针的：打完后，在“我的预约”里打开这个预约，点“接种凭证”。入托、入学要全部记录的：在“家庭成员”里点“接种记录”，中英文对照，可以复制，用浏览器打开网页版可以打印。',
      'For one dose: after the vaccination, open the appointment and tap “Certificate”. For all doses, for school or travel: open “Vaccination record” under Family members. It is in Chinese and English. You can copy it, or print it on our website in a browser.',
    ],
    /凭证|接种证明|接种记录证|certificate|proof of/i,
  ),
  question(
    ['打完针有反应正常吗？', 'Are side effects normal?'],
    [
      `接种部位红、肿、痛和低热较常见，一般一两天消退。达到 ${degrees}℃、发热超过 ${days} 天、精神差，或加重、让您担心时，请联系门诊或就医。${BABY_FEVER_TEXT.zh}。${CALL_NOW_TEXT.zh}。`,
      `Redness, swelling, pain and a low fever are common and pass in a day or two. Call the clinic or see a doctor if there is ${degrees} °C or more, a fever for more than ${days} days, unusual tiredness, or if it gets worse or worries you. ${BABY_FEVER_TEXT.en}. ${CALL_NOW_TEXT.en}.`,
    ],
    /反应|发(烧|热)|红肿|肿了|疼|过敏|side effect|reaction|fever|swollen|sore/i,
  ),
  question(
    ['怎么更换手机号？', 'How do I change my mobile number?'],
    [
      '打开“我的 → 账号管理 → 已绑定手机号”：先用原手机号的验证码确认，再验证新手机号，家庭成员、预约和记录都不变。原手机号收不到短信的，可以改用登录密码确认；也没有密码的，请带身份证件到接种门诊服务台，或联系在线客服，核对后为您更换。旧号码停用前请先更换：号码以后可能归别人使用。',
      'Open “Me → Account → Mobile number”. Confirm with a code sent to your current number, then verify the new one. Family, appointments and records stay as they are. If your current number no longer gets text messages, confirm with your password. If you have no password, take your document to the desk of your clinic, or chat with customer service: we change the number once it is checked. Change it before you give up the old number, as someone else may get it.',
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
