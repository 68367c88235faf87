import { rows, section } from '../document';
import type { AgreementDocument } from '../document';

/** Annex 1: what is collected, where and why. */
export const ENCLOSURE_1: AgreementDocument = {
  version: '1.0',
  effective: '2026-01-01',
  'zh-CN': {
    lead: '按功能列出我们收集的个人信息。没有列出的，我们不收集。',
    sections: [
      section(
        '必须提供，否则无法使用该功能',
        rows(
          ['登录：手机号、验证码', '识别账号。'],
          ['添加成员：姓名、性别、出生日期、证件、联系手机', '核对接种人身份和资格。'],
          ['未满 14 周岁成员：监护人姓名、手机、关系', '确认监护人知情并同意。'],
          ['预约：接种人、疫苗、剂次、时间', '安排接种。'],
        ),
      ),
      section(
        '可以不提供，不影响其他功能',
        rows(
          ['位置', '按距离排列门诊。'],
          ['居住地区、地址', '部分门诊按辖区安排接种。'],
          [
            '接种后随访：症状、体温、图片',
            '了解接种后的情况，较重的由门诊核实。单独征得同意，可以随时停止和删除，最长保存两年。',
          ],
          [
            '健康情况：出生体重、妈妈的乙肝和艾滋病病毒、免疫力、免疫球蛋白和输血、怀孕',
            '算接种计划、判断能不能预约。单独征得同意，可以随时删除。',
          ],
          ['客服对话：您写的内容、图片、发送的预约', '回答您的问题。对话结束 1 年后删除。'],
          ['社区：帖子、评论、图片、所在省份', '公开显示您发布的内容。发布前由平台自动审核。'],
          ['问卷：答案、图片', '了解意见。可以随时删除；匿名问卷不与账号关联。'],
          ['导出副本：接收邮箱', '把下载链接发给您。'],
          ['意见反馈中的图片', '说明遇到的问题。'],
          ['领奖：收件人姓名、手机号、地区、地址', '寄送奖品。寄出 30 天后删除，最长保存 180 天。'],
          ['手机日历', '按您的操作写入预约提醒，不读取已有日程。'],
        ),
      ),
      section(
        '使用时自动产生',
        rows(
          ['打开的页面、停留时间、出错信息', '统计使用情况、排查故障。不与账号关联，90 天后删除。'],
          ['视频观看时长', '统计观看情况。90 天后删除。'],
          [
            '在网页登录过的设备：随机编号、最近登录的时间',
            '别人输错您的密码时，您在这些设备上仍能登录。最多 10 台，400 天后删除。',
          ],
          ['工作人员查看您信息的记录', '让您知道谁打开过。1 年后删除。'],
          ['同意和撤回的记录', '证明您同意过什么、什么时候撤回。'],
        ),
      ),
    ],
  },
  en: {
    lead: 'What we collect, by function. What is not listed is not collected.',
    sections: [
      section(
        'Needed for the function',
        rows(
          ['Login: mobile number and code', 'To know the account.'],
          [
            'Family member: name, sex, date of birth, document, mobile',
            'To check who is vaccinated and whether they may be.',
          ],
          ['Under 14: guardian’s name, mobile, relation', 'To have the guardian’s consent.'],
          ['Booking: person, vaccine, dose, time', 'To arrange the vaccination.'],
        ),
      ),
      section(
        'Optional',
        rows(
          ['Location', 'To sort clinics by distance.'],
          ['Region and address', 'Some clinics serve their district only.'],
          [
            'Follow-up: symptoms, temperature, pictures',
            'How you are after a vaccination; the clinic looks into serious answers. Separate consent; stop and delete at any time; two years at most.',
          ],
          [
            'Health profile: weight at birth, the mother’s hepatitis B and HIV, HIV, immune system, immunoglobulin and blood, pregnancy',
            'For the plan, and to see what can be booked. Separate consent; delete at any time.',
          ],
          [
            'Chats with customer service: what you write, pictures, appointments you send',
            'To answer you. Deleted a year after the chat ends.',
          ],
          [
            'Community: posts, comments, pictures, your province',
            'To show what you publish. A platform checks it first.',
          ],
          [
            'Questionnaires: answers, pictures',
            'To learn opinions. Delete them at any time; anonymous ones are tied to no account.',
          ],
          ['Export: e-mail address', 'To send you the link to your copy.'],
          ['Pictures in feedback', 'To show what went wrong.'],
          [
            'Prize of a lottery: name, mobile number, area, address',
            'To send it. Deleted 30 days after that, at the latest after 180 days.',
          ],
          ['Phone calendar', 'Written to when you ask for it; never read.'],
        ),
      ),
      section(
        'Arising from use',
        rows(
          [
            'Pages opened, time spent, faults',
            'Usage statistics and fault finding. Not tied to an account; deleted after 90 days.',
          ],
          ['Time that films were watched', 'Statistics. Deleted after 90 days.'],
          [
            'Devices you logged in on, on the web: a random number, the last login',
            'To let you in on them while somebody else guesses your password. 10 at most, deleted after 400 days.',
          ],
          ['When staff opened something of yours', 'To show you who did. Deleted after a year.'],
          ['Consents given and withdrawn', 'To show what you agreed to, and when you withdrew it.'],
        ),
      ),
    ],
  },
};
