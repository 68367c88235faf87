import { rows, section, text } from '../../document';
import type { AgreementDocument } from '../../document';

/** The list of personal information of 28 November 2026, its four pages one after another. */
export const PERSONAL_INFO_1_1: AgreementDocument = {
  version: '1.1',
  effective: '2026-11-28',
  'zh-CN': {
    lead: '我们持有的个人信息：是什么、用来做什么、保存多久。',
    sections: [
      section(
        '账号',
        rows(
          ['手机号', '登录和通知。保存到注销。'],
          ['昵称', '称呼您，可随时修改。保存到注销。'],
          ['密码', '选用。只保存不可还原的摘要。'],
        ),
      ),
      section(
        '家庭成员',
        rows(
          [
            '姓名、性别、出生日期、与您的关系',
            '核对接种资格。保存到您删除成员；当天接种的，保存到当天结束。',
          ],
          ['证件类型和号码', '核验身份。保存到您删除成员；当天接种的，保存到当天结束。'],
          ['联系手机', '门诊联系。保存到您删除成员。'],
          ['地区、地址', '选填，只供您自己查看。保存到您清空或删除成员。'],
          [
            '监护人姓名、手机、关系',
            '未满 14 周岁时需要，姓名给您预约的门诊。年满后再保存成员时删除。',
          ],
        ),
      ),
      section(
        '使用记录',
        rows(
          ['浏览和搜索', '在本机记住最近的搜索，可随时清空。'],
          ['收藏、评论、点赞', '显示在您的主页或收藏中。保存到您删除。'],
          ['观看进度', '下次从上次的位置继续。'],
          ['观看时长', '统计视频的观看情况。登录时与账号关联，90 天后或注销时删除。'],
          ['打开的页面、停留时间、出错信息', '统计使用情况、排查故障。不与账号关联，90 天后删除。'],
          ['语言、字号、外观', '只保存在本机。'],
        ),
      ),
      section(
        '抽奖',
        rows(
          [
            '领奖的收件人姓名、手机号、地区、地址',
            '选填。仅用于寄送奖品。寄出 30 天后删除，最长保存 180 天，注销时立即删除。',
          ],
          ['打码的手机号', '公开显示在中奖名单中。保存两年，或到您注销。'],
          ['抽奖券', '公开的清单用代号，不显示是谁。保存两年；注销后不再与账号关联。'],
        ),
      ),
      section(
        '业务记录',
        rows(
          ['预约、改约、取消', '办理预约和处理争议。随账号保存。'],
          ['到诊和接种', '提醒下一剂、查询记录。按法律法规规定的期限保存。'],
          [
            '接种后随访的回答和图片',
            '选用。了解接种后的情况，较重的由门诊核实。保存两年，或到您删除、注销；门诊已接手的留在门诊，两年后删除。',
          ],
          ['健康情况', '选用。算接种计划、判断能不能预约。保存到您撤回同意、删除成员或注销。'],
          [
            '自己补充的接种记录、留观时记下的反应、不再提示的疫苗',
            '选用。算接种计划，供您自己查看。保存到您删除、删除成员或注销。',
          ],
          ['费用和退款', '结算和核对。按财务法规保存。'],
          ['接种须知的同意记录', '证明您在预约前已经阅读。与预约一同保存。'],
        ),
      ),
      section(
        '读取的信息',
        rows(
          ['系统类型和版本、应用版本', '适配和排查故障。随日志保存 200 天。'],
          ['网络状态', '断网时提示您。不保存。'],
          ['IP 地址', '防止恶意请求；登录和发布时依法记入网络日志。保存 200 天。'],
          [
            '登录编号（网页）',
            '登录时存在本机 Cookie 里的随机数，用来认出您登录过的设备，最近登录 400 天后删除。',
          ],
        ),
      ),
      section(
        '不读取的信息',
        text('设备识别码、通讯录、通话记录、短信、已安装的应用和相册（您主动选择的图片除外）。'),
      ),
    ],
  },
  en: {
    lead: 'The personal information that we hold: what it is, what for, how long.',
    sections: [
      section(
        'Account',
        rows(
          ['Mobile number', 'Login and notices. Until the account is deleted.'],
          ['Nickname', 'How we address you; change it at any time.'],
          ['Password', 'Optional. Only an irreversible digest is kept.'],
        ),
      ),
      section(
        'Family members',
        rows(
          [
            'Name, sex, date of birth, relation',
            'Eligibility. Until you remove the member; of somebody vaccinated that day, until the day is over.',
          ],
          [
            'Kind and number of document',
            'Identity. Until you remove the member; of somebody vaccinated that day, until the day is over.',
          ],
          ['Mobile', 'For the clinic. Until you remove the member.'],
          [
            'Region, address',
            'Optional, for your own view only. Until you clear them or remove the member.',
          ],
          [
            'Guardian’s name, mobile, relation',
            'Under 14 only; the clinic you book gets the name. Deleted when the member is saved at a higher age.',
          ],
        ),
      ),
      section(
        'Use',
        rows(
          [
            'Browsing and searching',
            'Recent searches stay on your device; clear them at any time.',
          ],
          ['Collections, comments, likes', 'Shown on your page. Until you delete them.'],
          ['Video progress', 'To go on where you stopped.'],
          [
            'Time watched',
            'Statistics of films. Tied to your account when you are logged in; 90 days, or until you delete the account.',
          ],
          [
            'Pages opened, time spent, faults',
            'Usage statistics and fault finding. Not tied to an account; 90 days.',
          ],
          ['Language, type size, appearance', 'On your device only.'],
        ),
      ),
      section(
        'Lotteries',
        rows(
          [
            'Name, mobile number, area and address for a prize',
            'Optional. To send the prize only. Until 30 days after it was sent, at most 180 days, or until you delete the account.',
          ],
          [
            'Masked mobile number',
            'Public in the list of winners. Two years, or until you delete the account.',
          ],
          [
            'Tickets',
            'The public list has pseudonyms and names nobody. Two years; with the account their tie to it goes.',
          ],
        ),
      ),
      section(
        'Records',
        rows(
          [
            'Booked, changed, cancelled',
            'To arrange bookings and settle disputes. As long as the account.',
          ],
          ['Visits and vaccinations', 'Reminders and records. As long as the law requires.'],
          [
            'Answers and pictures of the follow-up',
            'Optional. How you are after a vaccination; serious ones go to the clinic. Two years, or until you delete them or the account; what the clinic has taken on stays there for two years.',
          ],
          [
            'Health profile',
            'Optional. For the plan, and to see what can be booked. Until you withdraw the consent, remove the person or delete the account.',
          ],
          [
            'Doses that you entered, notes of the observation, suggestions that you declined',
            'Optional. For the plan and your own view. Until you delete them, remove the person or delete the account.',
          ],
          ['Payments and refunds', 'Accounting. As long as the law requires.'],
          ['Your agreement to the disclosure', 'Shows that you read it. Kept with the booking.'],
        ),
      ),
      section(
        'What we read',
        rows(
          ['System, its version, app version', 'Compatibility and faults. In logs, 200 days.'],
          ['Network state', 'To tell you when you are offline. Not kept.'],
          [
            'IP address',
            'Against abuse; by law in the network log when you log in or publish. 200 days.',
          ],
          [
            'Login number (web)',
            'A random number in a cookie of this device, to recognise a device you logged in on; deleted 400 days after the last login.',
          ],
        ),
      ),
      section(
        'What we do not read',
        text(
          'Device identifiers, contacts, call logs, messages, installed apps, or your photos, other than pictures that you choose.',
        ),
      ),
    ],
  },
};
