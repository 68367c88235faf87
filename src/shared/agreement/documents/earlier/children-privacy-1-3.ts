import { list, rows, section, text } from '../../document';
import type { AgreementDocument } from '../../document';
import { OPERATOR } from '../../operator';

/** The rules for children of 29 November 2026, with a box to tick. */
export const CHILDREN_PRIVACY_1_3: AgreementDocument = {
  version: '1.3',
  effective: '2026-11-29',
  'zh-CN': {
    lead: '这份规则写给未满 14 周岁儿童的监护人。儿童的个人信息全部属于敏感个人信息，我们只在您同意之后、为下面列出的目的处理。您可以拒绝。',
    sections: [
      section(
        '收集什么，为什么，保存多久，给谁',
        rows(
          [
            '添加成员：姓名、性别、出生日期、证件、与您的关系、联系手机',
            '核对接种人身份、年龄和资格，算接种计划和提醒。由证件号算出的标记用来防止同一人重复预约和排队；“本人”的标记和生日还用于健康豆、会员和抽奖，生日还用来判断能不能在社区发言。未满 18 岁成员的姓名，在您发的社区内容里隐去。手机号换了主人时，用证件后几位或生日确认账号是谁的。保存到您删除成员或注销；当天接种的，姓名和证件保存到当天结束。删除后不含身份的记录 3 年；换证件时两个证件的标记，不再用到时 1 年后删除。给：您预约的接种门诊、身份核验机构（开通时）。',
          ],
          [
            '成员的居住地区、详细地址',
            '只放在成员资料里供您自己查看，现在不用于别处，可以不填。保存到您清空、删除成员或注销。不给别人。',
          ],
          [
            '未满 14 周岁成员：监护人姓名、手机、关系，监护人的同意；监护人不是您的，还有发到其手机的验证码确认的时间',
            '确认监护人知情并同意。保存到您删除成员或注销。给：您预约的接种门诊、短信服务商。',
          ],
          [
            '预约：接种人、疫苗、剂次、时间、联系手机，预约和接种的经过',
            '安排接种，查询记录，防止同一剂打两次。随账号保存。注销后不带姓名、证件和联系方式：接种记录 10 年，其他预约 3 年。给：您预约的接种门诊、客服人员。',
          ],
          [
            '候补、抢约排队、到货提醒，和为您保留的名额',
            '按先后或抽签轮到您时通知您；一个人只排一次。结束 1 年后删除，没用的名额 7 天；到货提醒保存到取消或注销。不给别人。',
          ],
          [
            '接种后随访：症状、体温、图片',
            '了解接种后的情况，供您自己查看；较重的由门诊核实，20 人以上合并成大致比例。单独征得同意，可以随时停止和删除。最长 2 年；门诊已接手的留在门诊，也是 2 年。给：为您接种的门诊。',
          ],
          [
            '健康情况：出生体重、妈妈的乙肝和艾滋病病毒、免疫力、免疫球蛋白和输血、怀孕',
            '算接种计划、判断能不能预约。单独征得同意。保存到您撤回同意、删除成员或注销。不给别人。',
          ],
          [
            '自己补充的接种记录：疫苗、剂次、日期、批号',
            '算接种计划、判断能不能预约。保存到您删除记录、删除成员或注销。不给别人。',
          ],
          [
            '留观时记下的反应和文字',
            '供您自己查看，门诊看不到。保存到您清空、删除成员或注销。不给别人。',
          ],
          ['您选择不再提示的疫苗', '不再提示。保存到您改回、删除成员或注销。不给别人。'],
        ),
      ),
      section(
        '同意与拒绝',
        text(
          '添加孩子时，需要监护人单独勾选同意，默认不勾选。拒绝时，我们不保存孩子的信息，您不能在线为孩子预约，但可以直接到门诊办理，也可以继续使用其他功能。',
        ),
      ),
      section(
        '保存与使用',
        list(
          '信息保存在中国境内，传输时加密，证件号加密保存。',
          '只有负责预约、核验和随访的门诊人员，和您联系时的客服可以查看，客服看到的姓名打码。谁查看过，在“个人信息管理”里能看到。',
          '接种记录由门诊在自己的系统里依法保存。',
          '不用于广告；除了按接种程序和您的填写提示该接种什么，不做推荐和画像。',
        ),
      ),
      section(
        '监护人的权利',
        list(
          '查看和更正：在“家庭成员”中修改。',
          '删除：没有未完成的预约时，可随时删除。',
          '撤回同意：删除孩子的信息即为撤回，我们随即停止处理。',
        ),
      ),
      section(
        '专人负责与投诉',
        text(
          `我们设有儿童个人信息保护专员。邮箱：${OPERATOR.childrenEmail}，电话：${OPERATOR.phone}。15 个工作日内答复。`,
        ),
      ),
    ],
  },
  en: {
    lead: 'These rules are for guardians of children under 14. All personal information of a child is sensitive. We handle it only with your consent and only for what is listed below. You may refuse.',
    sections: [
      section(
        'What, why, how long, and who gets it',
        rows(
          [
            'Family member: name, sex, date of birth, document, relation to you, mobile',
            'To check who is vaccinated and whether they may be, for the plan and reminders. A mark made of the document keeps anybody from booking or waiting twice; your own, and your birthday, also serve beans, membership and lotteries, and the birthday decides whether you may write in the community. Names of members under 18 are hidden in what you publish there. When a number may have changed hands, the end of a document or a birthday shows whose account it is. Until you remove the person or delete the account; of a vaccination that day, name and document until the day is over. What is left without an identity: 3 years; the marks of exchanged documents 1 year once nothing needs them. To: The clinic you book; Identity check, where there is one.',
          ],
          [
            'Region and address of a family member',
            'For your own view in the member’s details. It is used for nothing else now, and can be left empty. Until you clear it, remove the person or delete the account. Nobody else gets it.',
          ],
          [
            'Under 14: guardian’s name, mobile, relation, and the consent; where that is not you, when they confirmed it by a code to their mobile',
            'To have the guardian’s consent. Until you remove the person or delete the account. To: The clinic you book; SMS provider.',
          ],
          [
            'Booking: person, vaccine, dose, time, mobile, and what became of it',
            'To arrange the vaccination, for your record, and so that no dose is given twice. As long as the account; afterwards without names, documents and contacts: vaccinations 10 years, other appointments 3 years. To: The clinic you book; Customer service.',
          ],
          [
            'Waiting lists, queues of releases, alerts, and places held for you',
            'To tell you when it is your turn, by time or by draw, once a person. 1 year after the end, unused places 7 days; alerts until you cancel them or delete the account. Nobody else gets it.',
          ],
          [
            'Follow-up: symptoms, temperature, pictures',
            'How you are after a vaccination, for your own view; the clinic looks into serious answers, and from 20 people on all together are told as rough shares. Separate consent; stop and delete at any time. At most 2 years; what a clinic has taken on stays there, as long. To: The clinic that vaccinated you.',
          ],
          [
            'Health profile: weight at birth, the mother’s hepatitis B and HIV, HIV, immune system, immunoglobulin and blood, pregnancy',
            'For the plan, and to see what can be booked. Separate consent. Until you withdraw the consent, remove the person or delete the account. Nobody else gets it.',
          ],
          [
            'Doses that you entered: vaccine, dose, day, lot',
            'For the plan, and to see what can be booked. Until you delete them, remove the person or delete the account. Nobody else gets it.',
          ],
          [
            'Notes of the observation: reactions, text',
            'For yourself; the clinic does not see them. Until you clear them, remove the person or delete the account. Nobody else gets it.',
          ],
          [
            'Suggestions that you declined',
            'Not to suggest them again. Until you undo it, remove the person or delete the account. Nobody else gets it.',
          ],
        ),
      ),
      section(
        'Consent and refusal',
        text(
          'When you add a child we ask for your consent in a box of its own that is never ticked beforehand. If you refuse we keep nothing about the child; you cannot book online for the child, but you can go to the clinic and use everything else.',
        ),
      ),
      section(
        'Keeping and using',
        list(
          'Stored in mainland China, encrypted on the way, numbers of documents encrypted in the database too.',
          'Seen only by staff of the clinic in charge of booking, checking and follow-ups, and by customer service when you write to them, with masked names. You can see who did under personal information.',
          'The clinic has the vaccination record in its own system by law.',
          'Never used for advertising; nothing is recommended and no profile is made, except what to vaccinate next, by the schedule and what you entered.',
        ),
      ),
      section(
        'Your rights as guardian',
        list(
          'See and correct: under family members.',
          'Delete: at any time while no booking is open.',
          'Withdraw: by removing the child; we then stop using the data.',
        ),
      ),
      section(
        'Who is in charge',
        text(
          `Our officer for children’s data answers within 15 working days: ${OPERATOR.childrenEmail}, ${OPERATOR.phone}.`,
        ),
      ),
    ],
  },
};
