import { list, section, text } from '../../document';
import type { AgreementDocument } from '../../document';

/** The consent for a family member of 29 November 2026, with boxes to tick. */
export const MEMBER_CONSENT_1_0: AgreementDocument = {
  version: '1.0',
  effective: '2026-11-29',
  'zh-CN': {
    lead: '添加或修改家庭成员时，您读到并勾选同意的就是下面这些话。同意的版本和时间会记录下来。',
    sections: [
      section(
        '敏感个人信息，单独征得您的同意',
        text(
          '证件号码、出生日期和接种信息属于敏感个人信息。不同意也可以继续浏览，但不能为此人预约。我们只这样使用：',
        ),
        list(
          '核对身份、年龄和接种资格，开通了身份核验的，姓名和身份证号由身份核验机构比对；未满 14 周岁的确认监护人同意，监护人是别人的，由短信服务商发去验证码；安排接种，交给您预约的门诊。',
          '算接种计划，在首页和消息里提醒您该打什么、什么时候去；候补和排队轮到时通知您。',
          '证件号算成一个标记，防止同一个人重复预约、重复排队抽签。“本人”的标记和生日还用于健康豆、会员和抽奖：一人一份，限成年人；生日还用来判断能不能在社区发言。',
          '未满 18 岁成员的姓名，在您发的社区内容里隐去。',
          '手机号换了主人时，用证件后几位或生日确认账号是谁的。',
          '供您自己查看；您联系客服时，客服看近期预约，姓名打码。',
          '删除此人就是撤回同意：姓名和证件随之删除（当天接种的，当天结束后）。门诊自己的记录由门诊保存；您的预约记录留到注销，不带姓名，留有标记，防止同一剂再打一次。',
        ),
      ),
      section('您勾选的', list('我同意为上述目的处理这些敏感个人信息')),
      section(
        '未满 14 周岁时，另外勾选一项',
        list(
          '我是孩子的监护人，已阅读并同意儿童个人信息保护规则',
          '监护人不是我：监护人同意我填写其姓名和手机号，并同意儿童个人信息保护规则，用发到其手机的验证码确认',
        ),
        text('发到监护人的手机，短信写明用途；请监护人把验证码告诉您'),
      ),
      section(
        '监护人不是您时，发给监护人的短信',
        text(
          '手机 （您打码的手机号） 的用户要为您监护的孩子预约接种，并保存孩子的姓名、出生日期和证件。您认识并同意，就把验证码 （验证码） 告诉对方，5 分钟内有效；不同意请忽略。 （您打码的手机号） wants to book vaccinations for your child and store name, birthday and document. If you agree, tell them the code （验证码）.',
        ),
      ),
    ],
  },
  en: {
    lead: 'What you read and tick when you add or change a family member. The version and the time are recorded.',
    sections: [
      section(
        'Sensitive personal information: your separate consent',
        text(
          'Document number, date of birth and vaccination details are sensitive. You can browse without consenting, but not book for this person. We use them for this only:',
        ),
        list(
          'To check identity, age and eligibility, with name and identity number compared by an identity check where this service has one; under 14 the guardian’s consent, by a code through the SMS provider where that is somebody else; to arrange the vaccination, and for the clinic that you book.',
          'To make the plan, and to remind you at home and in messages of what is due and when to go; to tell you when your turn comes in a waiting list or queue.',
          'The document number becomes a mark, so that nobody books or is drawn twice. Your own mark and birthday also serve beans, membership and lotteries, one share each and for adults; the birthday decides whether you may write in the community.',
          'Names of members under 18 are hidden in what you publish in the community.',
          'When a number may have changed hands, the end of a document or a birthday shows whose account it is.',
          'For your own view; when you write to customer service, they see recent appointments with masked names.',
          'Removing the person withdraws the consent: name and document are deleted (of a vaccination today: when the day is over). A clinic keeps its own records; your appointments stay until you delete the account, without the name and with the mark, so that no dose is given twice.',
        ),
      ),
      section(
        'What you tick',
        list('I consent to these sensitive data being handled for this purpose'),
      ),
      section(
        'Under 14, one of these as well',
        list(
          'I am the child’s guardian and agree to the children’s privacy rules',
          'Somebody else is the guardian, who agrees to my giving their name and mobile and to the children’s privacy rules, and confirms it by a code to their mobile',
        ),
        text(
          'Sent to the guardian’s mobile with what it is for; ask the guardian to tell you the code',
        ),
      ),
      section(
        'The text message to a guardian who is somebody else',
        text(
          '手机 (your mobile, masked) 的用户要为您监护的孩子预约接种，并保存孩子的姓名、出生日期和证件。您认识并同意，就把验证码 (code) 告诉对方，5 分钟内有效；不同意请忽略。 (your mobile, masked) wants to book vaccinations for your child and store name, birthday and document. If you agree, tell them the code (code).',
        ),
      ),
    ],
  },
};
