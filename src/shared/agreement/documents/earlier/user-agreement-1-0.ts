import { list, section, text } from '../../document';
import type { AgreementDocument } from '../../document';
import { OPERATOR } from '../../operator';

/** The user agreement in force from January to November 2026. */
export const USER_AGREEMENT_1_0: AgreementDocument = {
  version: '1.0',
  effective: '2026-01-01',
  'zh-CN': {
    lead: `欢迎使用由${OPERATOR.name.zh}运营的疫苗接种预约服务。登录即表示您与我们就以下内容达成一致。请重点阅读预约、取消和责任的部分。`,
    sections: [
      section(
        '服务内容',
        list(
          '查询疫苗、门诊和健康知识。',
          '为您和家庭成员预约、改约、取消接种。',
          '发送预约提醒和接种通知。',
        ),
        text('是否适合接种，由门诊的医务人员现场判断。平台的内容不能代替医生的诊断和建议。'),
      ),
      section(
        '账号',
        list(
          '用本人的手机号登录，验证码和密码请勿告诉他人。',
          '未满 14 周岁的用户，应由监护人操作并同意。',
          '发现账号被他人使用，请立即修改密码并联系我们。',
        ),
      ),
      section(
        '预约规则',
        list(
          '请如实填写接种人信息。信息与证件不符，门诊可以不予接种。',
          '同一接种人、同一疫苗、同一剂次，只能有一个有效预约。',
          '预约成功后，请按时携带证件到门诊。接种后需留观 30 分钟。',
          '门诊因停苗、停诊等原因无法接种时，会取消预约并通知您。',
        ),
      ),
      section(
        '改约、取消与退款',
        list(
          '在预约详情显示的截止时间之前，可以改约或取消，名额会立即释放给其他人。',
          '每个预约最多改约 3 次。',
          '已支付的费用，按详情页显示的规则计算并原路退回。',
          '多次预约后不到诊，可能被限制一段时间内的预约。',
        ),
      ),
      section(
        '不得有的行为',
        list(
          '冒用他人身份，或倒卖号源。',
          '用程序批量抢号、爬取数据，或干扰服务运行。',
          '在社区发布违法、虚假的医疗信息，或侵犯他人权益的内容。',
        ),
      ),
      section(
        '责任',
        text(
          '我们尽力保证服务稳定、信息准确。因不可抗力、通信故障或门诊临时调整造成的变化，我们会及时通知并协助处理。法律规定我们应当承担的责任，不因本协议而免除。',
        ),
      ),
      section('个人信息', text('我们按照《隐私政策》和《儿童个人信息保护规则》处理个人信息。')),
      section(
        '变更、终止与争议',
        text('协议有重大变化时，我们会提前通知。您不同意新的内容，可以注销账号。'),
        text(
          '因本协议产生的争议，先友好协商；协商不成的，向运营者所在地有管辖权的人民法院提起诉讼。',
        ),
      ),
      section('联系我们', list(`电话：${OPERATOR.phone}`, `邮箱：${OPERATOR.email}`)),
    ],
  },
  en: {
    lead: `Welcome to the vaccination booking service of ${OPERATOR.name.en}. By logging in you agree to the following with us. Please look closely at booking, cancelling and liability.`,
    sections: [
      section(
        'The service',
        list(
          'Find vaccines, clinics and health articles.',
          'Book, change and cancel vaccinations for yourself and your family.',
          'Receive reminders and notices.',
        ),
        text(
          'Whether someone may be vaccinated is decided by the clinic’s staff on the spot. Nothing here replaces a doctor’s advice.',
        ),
      ),
      section(
        'Your account',
        list(
          'Log in with your own mobile number. Never give codes or passwords away.',
          'For users under 14, a guardian acts and consents.',
          'If somebody else uses your account, change the password at once and tell us.',
        ),
      ),
      section(
        'Booking',
        list(
          'Give true details. A clinic may refuse when they do not match the document.',
          'One person can have one active booking for a vaccine and dose.',
          'Come on time and bring the document. Stay 30 minutes after the vaccination.',
          'If the clinic cannot vaccinate, it cancels the booking and you are told.',
        ),
      ),
      section(
        'Changing, cancelling, refunds',
        list(
          'Until the time shown in the appointment you can change or cancel it. The place is free for others at once.',
          'An appointment can be changed 3 times.',
          'What you paid is refunded the way it came, by the rule shown in the appointment.',
          'If you repeatedly do not come, booking may be limited for some time.',
        ),
      ),
      section(
        'What is not allowed',
        list(
          'Using another person’s identity, or selling places.',
          'Booking by robots, scraping, or disturbing the service.',
          'Posting unlawful or false medical information, or violating other people’s rights.',
        ),
      ),
      section(
        'Liability',
        text(
          'We do our best to keep the service running and its information right. If force majeure, network faults or a clinic’s changes get in the way, we tell you soon and help. This does not take away any liability that the law puts on us.',
        ),
      ),
      section(
        'Personal information',
        text('We handle it as the privacy policy and the children’s privacy rules say.'),
      ),
      section(
        'Changes, ending, disputes',
        text(
          'We announce important changes beforehand. If you disagree you may delete your account.',
        ),
        text(
          'Disputes are first settled by talking; failing that, by the competent court at the operator’s seat.',
        ),
      ),
      section('Contact', list(`Telephone: ${OPERATOR.phone}`, `E-mail: ${OPERATOR.email}`)),
    ],
  },
};
