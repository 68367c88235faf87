import { list, rows, section, text } from '../../document';
import type { AgreementDocument } from '../../document';
import { OPERATOR } from '../../operator';

/** The privacy policy in force from 23 to 27 November 2026. */
export const PRIVACY_POLICY_1_3: AgreementDocument = {
  version: '1.3',
  effective: '2026-11-23',
  'zh-CN': {
    lead: `${OPERATOR.name.zh}（以下称“我们”）提供疫苗接种预约服务。这份政策说明我们收集哪些信息、为什么收集、保存多久、交给谁，以及您怎样查看、更正、删除和撤回同意。不同意本政策，您仍可以浏览疫苗、门诊和健康知识。`,
    sections: [
      section(
        '我们收集什么，用来做什么',
        text('只收集实现功能所必需的信息。每一项在用到时才向您请求。'),
        rows(
          ['手机号、短信验证码', '登录、识别账号、发送预约通知。这是预约服务的必要信息。'],
          [
            '姓名、性别、出生日期、证件类型和号码',
            '核对接种人身份、年龄和接种间隔，向您预约的门诊提供接种名单。属于敏感个人信息，添加成员时单独征得同意。',
          ],
          [
            '预约、到诊和接种记录',
            '提供预约、改约、取消、退款和提醒。属于医疗健康信息，单独征得同意。',
          ],
          [
            '接种后随访的回答和图片',
            '选填。了解接种后的情况；较重的发给为您接种的门诊核实，20 人以上合并成大致比例。属于医疗健康信息，单独征得同意，可以一键停止和删除。',
          ],
          [
            '成员的健康情况',
            '选填。出生体重、妈妈的乙肝和艾滋病病毒、免疫力、免疫球蛋白和输血、怀孕：只用来算接种计划、判断能不能预约，不给门诊和别人看。属于敏感个人信息，单独征得同意，未满 14 周岁由监护人同意，可以一键删除。',
          ],
          ['客服对话', '选用。回答您的问题。您写的证件号和手机号打码显示给客服，图片不打码。'],
          [
            '社区的帖子、评论、图片和所在省份',
            '选用。公开显示您发布的内容，发布前由平台自动审核。',
          ],
          ['问卷的答案', '选填。了解意见；匿名问卷不与账号关联。'],
          ['监护人姓名和联系电话', '未满 14 周岁的接种人需要监护人陪同和同意。'],
          ['居住地区、地址', '选填。部分门诊按辖区安排接种时使用。'],
          ['位置', '选填。仅在您点击定位时用于按距离排列门诊，不保存轨迹。拒绝后可手动选择城市。'],
          ['设备型号、系统版本、网络状态', '保障安全、排查故障。不读取设备识别码。'],
          [
            '在网页登录过的设备',
            '别人输错您的密码时，您在这些设备上仍能登录。每台只记一个随机编号和最近登录的时间，最多 10 台，不跟踪您的浏览。',
          ],
          [
            '打开的页面、停留时间、视频观看时长',
            '统计使用情况、改进服务。页面统计不与账号关联，也不含您填写或搜索的内容。',
          ],
          [
            '领奖填写的收件人姓名、手机号、地区、地址',
            '选填。仅用于寄送奖品，领奖时单独征得同意。',
          ],
          [
            '抽奖券和中奖结果',
            '选用。举办抽奖和通知中奖。中奖名单公开显示打码的手机号；抽奖券清单用代号，不显示是谁。',
          ],
        ),
      ),
      section(
        '敏感个人信息',
        text(
          '证件号码、医疗健康信息和未满 14 周岁儿童的全部信息，都是敏感个人信息。我们会单独说明目的并征得您的同意，只在必要范围内使用，传输时加密。',
        ),
        text('不同意提供，只会影响为该接种人预约，不影响您使用其他功能。'),
      ),
      section(
        '信息交给谁',
        list(
          '您预约的接种门诊：接种人身份信息和预约内容，用于核验和接种。',
          '为您接种的门诊：您同意随访后，反馈的较重情况和您的联系电话，用于核实和处理。',
          '短信服务商：手机号和通知内容，用于发送验证码与提醒。',
          '支付平台：您付款时的订单号、疫苗名称和金额。',
          '微信、支付宝：您用它们登录的标识、您允许的消息、您在社区写的内容的审核。',
          '您的日历应用：您自己订阅时。',
          '邮件服务商：您导出时的邮箱地址和下载链接。',
          '寄送奖品的快递公司：收件人姓名、手机号和地址，用于送达。',
          '法律法规要求的主管机关：在法定职责范围内。',
        ),
        text('谁得到了什么、从什么时候开始，可以在“个人信息管理 → 信息给了谁”里看到并停止。'),
        text('我们不出售个人信息，不用于广告，也不向境外提供。'),
      ),
      section(
        '保存多久，保存在哪里',
        list(
          '信息保存在中国境内。',
          '账号、家庭成员、社区和问卷：保存到您删除或注销账号。接种过的成员，姓名、证件、生日和性别属于接种记录，保存到注销账号。没有提交的问卷草稿 90 天后删除。',
          '预约和接种：随账号保存。注销后不带姓名、证件和联系方式：接种记录 10 年，取消、退款或未到的预约 3 年。',
          '付款和退款：按会计档案的规定保存 30 年，注销后不带付款账号。',
          '健康情况：保存到您撤回同意、删除成员或注销账号。接种后随访：最长 2 年。候补和排队：结束 1 年后删除。',
          '消息：已读 1 年，未读 2 年。',
          '验证码 5 分钟后失效；安全日志最长保存 6 个月；登录过的设备在最近登录 400 天后删除。',
          '使用统计保存 90 天。',
          '客服对话在结束 1 年后删除；工作人员查看您信息的记录保存 1 年。',
          '导出的副本和链接：7 天后删除。',
          '领奖地址在寄出 30 天后删除，最长保存 180 天，注销时立即删除。抽奖记录保存两年；中奖名单中打码的手机号在注销时删除。',
        ),
        text('到期后删除或做匿名化处理。'),
      ),
      section(
        '怎样保护',
        list(
          '传输全程加密，含身份信息的返回内容再次加密。',
          '列表中的证件号和手机号打码显示，网址和日志里不出现个人信息。',
          '按岗位最小授权访问：门诊只看得到本门诊的预约。门诊打开您的预约和随访、客服打开您的对话和预约，都有记录，您可以查看。',
          '发生可能影响您的安全事件时，我们会及时通知您并告知补救办法。',
        ),
      ),
      section(
        '您的权利',
        list(
          '查看和更正：在“我的 → 个人信息管理”中逐类查看，并到对应页面修改。',
          '谁打开过：在“个人信息管理 → 谁打开过我的信息”里看门诊和客服的查看记录。',
          '删除：删除家庭成员，或注销账号；依法保存的接种、预约和付款记录除外，期限见“保存多久，保存在哪里”。',
          '复制和转移：在“个人信息管理 → 导出我的信息”申请副本，下载链接发到您的邮箱，重新登录后下载，7 天内有效。',
          '撤回同意：在“个人信息管理 → 我的同意”中逐项撤回，马上生效，撤回前的处理不受影响。',
          '解释说明和投诉：在“我的 → 客服”里问，或联系我们，15 个工作日内答复。',
        ),
      ),
      section(
        'Cookie 与本机存储',
        text(
          '我们用 Cookie 保持登录（1 天）、认出您登录过的设备（400 天），用本机存储记住语言、字号和外观。不使用第三方 Cookie，不跨站跟踪。没有填完的预约和成员表单只在本机保存到本次使用结束；问卷、随访、评论、社区的草稿和没有发出的客服消息，在本机保存到发出、删除或退出登录。',
        ),
      ),
      section(
        '没有网络时可以看的内容',
        text(
          '为了没有网络时也能查看，本机最多保存 30 天：还没到的预约（含预约码，不含备注和手机号）、接种凭证、接种计划、您收藏的文章，和因没有网络未提交的预约表单。退出登录、登录失效或换账号时清除；未提交的表单在登录失效后为您保留，别人看不到。',
        ),
      ),
      section(
        '政策更新',
        text('内容有重大变化时，我们会在生效前以弹窗或通知告知，并在需要时重新征得您的同意。'),
        text(
          '1.1 版和 1.2 版写明了保存期限、接收方、登录过的设备和您的权利在哪里行使，没有增加收集的信息和用途，不需要重新同意。1.3 版增加了选填的健康情况：填写时单独征得同意，不填的没有变化。',
        ),
      ),
      section(
        '联系我们',
        list(
          `个人信息保护负责人邮箱：${OPERATOR.email}`,
          `电话：${OPERATOR.phone}`,
          `地址：${OPERATOR.address.zh}`,
        ),
      ),
    ],
  },
  en: {
    lead: `${OPERATOR.name.en} (“we”) runs this vaccination booking service. This policy says what we collect and why, how long we keep it, who receives it, and how you see, correct, delete it or withdraw consent. Without agreeing you can still browse vaccines, clinics and health articles.`,
    sections: [
      section(
        'What we collect and what for',
        text('Only what a function needs, and only when you use that function.'),
        rows(
          [
            'Mobile number and SMS code',
            'To log in, to know your account and to send booking notices. Booking is impossible without it.',
          ],
          [
            'Name, sex, date of birth, kind and number of document',
            'To check who is vaccinated, age and intervals, and to give the clinic its list. Sensitive; we ask for separate consent when you add a family member.',
          ],
          [
            'Bookings, visits and vaccinations',
            'To book, change, cancel, refund and remind. Health information; we ask for separate consent.',
          ],
          [
            'Answers and pictures of the follow-up',
            'Optional. How you are after a vaccination; serious ones go to the clinic that vaccinated you, and from 20 people on all together as rough shares. Health information; we ask for separate consent, and you can stop and delete with a tap.',
          ],
          [
            'Health profile of a family member',
            'Optional. Weight at birth, the mother’s hepatitis B and HIV, HIV, the immune system, immunoglobulin and blood, pregnancy: only for the plan and to see what can be booked; clinics and others do not see it. Sensitive information; we ask for separate consent, under 14 the guardian’s, and you can delete it with a tap.',
          ],
          [
            'Chats with customer service',
            'Optional. To answer you. Staff see document and phone numbers that you write masked; pictures are not masked.',
          ],
          [
            'Posts, comments, pictures and your province in the community',
            'Optional. To show what you publish; a platform checks it first.',
          ],
          [
            'Answers to questionnaires',
            'Optional. To learn opinions; anonymous ones are tied to no account.',
          ],
          ['Guardian’s name and phone', 'Under 14, a guardian has to consent and come along.'],
          ['Region and address', 'Optional. Some clinics serve their own district only.'],
          [
            'Location',
            'Optional. Used when you tap “locate”, to sort clinics by distance; no track is kept. You can choose a city instead.',
          ],
          [
            'Device model, system version, network state',
            'For security and fault finding. We read no device identifiers.',
          ],
          [
            'Devices you logged in on, on the web',
            'To let you in on them while somebody else guesses your password. Of each a random number and the last login, 10 at most; it does not track what you read.',
          ],
          [
            'Pages opened, time spent, time watched',
            'Usage statistics, to improve the service. Pages are not tied to an account, and nothing that you type or search for is in them.',
          ],
          [
            'Name, mobile number, area and address that you enter for a prize',
            'Optional. To send the prize only; we ask for separate consent when you claim it.',
          ],
          [
            'Lottery tickets and prizes won',
            'Optional. To run a lottery and notify winners. The list of winners is public and shows masked mobile numbers; the list of tickets has pseudonyms and names nobody.',
          ],
        ),
      ),
      section(
        'Sensitive personal information',
        text(
          'Document numbers, health information and everything about children under 14 are sensitive. We name the purpose, ask for separate consent, use them only as far as needed, and encrypt them on the way.',
        ),
        text(
          'If you refuse, you cannot book for that person. Everything else stays available to you.',
        ),
      ),
      section(
        'Who receives it',
        list(
          'The clinic you book: identity and booking, for verification and vaccination.',
          'The clinic that vaccinated you: serious answers of a follow-up you agreed to, and your number, to look into them.',
          'The SMS provider: mobile number and text, for codes and reminders.',
          'The payment platform: order number, vaccine and amount, when you pay.',
          'WeChat and Alipay: the id by which you log in there, messages that you allowed, and the check of what you write in the community.',
          'Your calendar app, when you subscribe.',
          'The mail provider, when you export: the e-mail address and the link.',
          'The courier of a prize: name, mobile number and address, to deliver it.',
          'Authorities, where the law requires it and within their duties.',
        ),
        text(
          'Personal information → Who got what lists each of them, since when, and lets you stop it.',
        ),
        text('We sell nothing, use nothing for advertising, and send nothing abroad.'),
      ),
      section(
        'How long and where',
        list(
          'Data is kept in mainland China.',
          'Account, family, community and questionnaires: until you delete them or the account. Of somebody who was vaccinated, name, document, birthday and sex belong to the vaccination record: until you delete the account. Drafts of questionnaires: 90 days.',
          'Bookings and vaccinations: as long as the account. Then without names, documents and contacts: vaccinations 10 years; bookings that were cancelled, refunded or missed 3 years.',
          'Payments and refunds: 30 years by the law on accounts, without your payer id once the account is deleted.',
          'Health profiles: until you withdraw the consent, remove the person or delete your account. Follow-ups: at most 2 years. Waiting lists and queues: 1 year after they end.',
          'Messages: 1 year once read, 2 years unread.',
          'Codes: 5 minutes. Security logs: at most 6 months. Devices you logged in on: 400 days after the last login.',
          'Usage statistics: 90 days.',
          'Chats: 1 year after they end. The record of staff who opened something of yours: 1 year.',
          'A copy that you export, and its link: 7 days.',
          'Address for a prize: 30 days after it was sent, at most 180 days, or until you delete the account. Lottery records: two years; your masked number leaves the list of winners with the account.',
        ),
        text('After that it is deleted or made anonymous.'),
      ),
      section(
        'How we protect it',
        list(
          'All traffic is encrypted; answers with identity data are encrypted once more.',
          'Lists show masked numbers; addresses and logs hold no personal data.',
          'Staff see only what their work needs: a clinic sees its own bookings. It is recorded when a clinic opens your appointment or follow-up, or customer service your chat or appointments, and you can read it.',
          'If an incident may affect you, we tell you at once, with what can be done.',
        ),
      ),
      section(
        'Your rights',
        list(
          'See and correct: Mine → Personal information shows each kind and leads to where it is corrected.',
          'Who opened it: Personal information → Who opened my record shows what clinics and customer service opened.',
          'Delete: remove a family member, or delete the account. Records of vaccinations, appointments and payments stay by law, as long as “How long and where” says.',
          'Copy and take along: Personal information → Export my information e-mails you a link; download it after logging in again, within 7 days.',
          'Withdraw consent: each under Personal information → My consents, at once; earlier handling stays lawful.',
          'Ask and complain: under Mine → Customer service, or contact us; we answer within 15 working days.',
        ),
      ),
      section(
        'Cookies and storage',
        text(
          'A cookie keeps you logged in for a day, another recognises a device you logged in on for 400 days; local storage remembers language, type size and appearance. There are no third-party cookies and no tracking. Half-filled bookings and family forms stay on this device only as long as you use it this time; drafts of questionnaires, follow-ups, comments and posts, and chat messages not sent yet, until they are sent, deleted or you log out.',
        ),
      ),
      section(
        'What you can read without a network',
        text(
          'This device stores for up to 30 days: your appointments ahead (with their codes, without your note or mobile), certificates, plans, articles you saved, and a booking form that could not be sent. They are cleared when you log out, your session ends or another account signs in; an unsent form waits for you after your session expired, and nobody else sees it.',
        ),
      ),
      section(
        'Changes',
        text(
          'We announce important changes before they take effect and ask for consent again where needed.',
        ),
        text(
          'Versions 1.1 and 1.2 say how long things are stored, who receives them, which devices we know and where you use your rights. They add nothing that is collected and no purpose, so no new consent is needed. Version 1.3 adds the optional health profile: whoever fills it in is asked for separate consent, and nothing changes for others.',
        ),
      ),
      section(
        'Contact',
        list(
          `Data protection officer: ${OPERATOR.email}`,
          `Telephone: ${OPERATOR.phone}`,
          `Address: ${OPERATOR.address.en}`,
        ),
      ),
    ],
  },
};
