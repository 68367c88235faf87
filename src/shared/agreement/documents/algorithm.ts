import { list, section, text } from '../document';
import type { AgreementDocument } from '../document';

/** How sorting and recommending work; a test compares the figures with the code that sorts (test/check/algorithm.test.ts). */
export const ALGORITHM: AgreementDocument = {
  version: '1.1',
  effective: '2026-11-28',
  'zh-CN': {
    lead: '我们用简单、可以解释的规则排列内容，不做用户画像，不因会员或消费改变内容的排列。',
    sections: [
      section(
        '人人相同的排列',
        list(
          '门诊：按与您所选位置的距离排列。没有位置时，按城市中心计算并写明；都没有时，能在线预约的在前，再按编号。',
          '疫苗：按目录的顺序。搜索时，名字相符的在前。',
          '可约时间：按时间先后排列。约满时给出最近的可约时间。',
          '文章和视频：按发布时间，新的在前。相关内容先看主题相同的。',
          '搜索：开头相符的在前，再是中间相符的、拼音相符的；门诊按距离。热门词来自未来 30 天约得最多的疫苗（至少 5 个人），再补上各专题的疫苗。',
          '社区“推荐”：只排 14 天内、已有 3 人打开过或审核人员看过的帖子。分数 = 1 + 点赞 + 2 × 评论 + 3 × 收藏 + 医生回答 10，除以发布小时数加 2 的 1.5 次方；同一作者的帖子隔 10 条以上。被认定为刷量的账号不参加。其余的按时间排在后面。',
          '社区其他列表：按时间，新的在前。评论里医生的回答在前。相近的问题按相同的字词排列。',
        ),
      ),
      section(
        '因您而不同的内容',
        list(
          '接种计划和首页、搜索页的提醒：按国家免疫程序、家人的生日、性别和已接种剂次计算；您同意时，也看健康情况。提示的自费疫苗按年龄、性别和季节，现在不能接种的不提示，您可以逐个关掉。',
          '计划里的门诊：您上次去的在前，再是有空的，然后按距离、时间和价格。',
          '“关注”：您关注的作者，按时间。您拉黑的作者，在哪里都不显示给您。',
          '帮您选疫苗：只按您当时的回答，在您的设备上对照规则，不保存。',
        ),
      ),
      section(
        '排队和处理的先后',
        list(
          '客服：写到急重症状的在前，再是当天有预约的，再是会员，最后按等待时间。',
          '社区审核：帖子和评论的自动检查只决定先显示还是等人看，由人处理，可以申诉；昵称和简介没通过的，改了才能用。被举报隐藏的在前，再按举报的分量和时间；分量看举报者是不是医生或官方、发言多少、注册多久、以前举报准不准。',
          '抢约抽签：开始前排队的人由公布的种子抽签，任何人可以核对；之后来的按先后。一张票里有几个人时，以最靠后的为准。',
          '抽奖：每张券机会相同，一个人只中一次。每天一张免费券，有的活动可以用健康豆换，每人有上限。',
        ),
      ),
      section(
        '怎样关闭',
        text(
          '没有按您的行为推荐的内容，所以没有总开关。不授权位置，门诊就按城市排列；不添加家人，就没有计划和提醒；撤回健康情况的同意，计划就不再看它。',
        ),
      ),
      section(
        '公平',
        text(
          '接种的名额：平常的号源先到先得，候补给条件合适、加入最早的人，集中放号由可核对的抽签决定顺序。都不因会员、健康豆、设备或使用频率而不同。会员只在客服排队时靠前，急重症状和当天有预约的人仍在会员之前。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Content is sorted by simple rules that can be explained. There are no profiles of users, and neither membership nor money changes the order of content.',
    sections: [
      section(
        'The same for everybody',
        list(
          'Clinics: by distance from the place you chose; without one, from the city centre, and it says so; without either, those that can be booked online first, then by number.',
          'Vaccines: in the order of the catalogue; in a search, those of that name first.',
          'Free times: in order of time. When full, the nearest ones are offered.',
          'Articles and videos: by date, the newest first; related ones of the same topic first.',
          'Search: what begins with the word first, then what has it inside, then what sounds like it; clinics by distance. Popular words are what is booked most for the next 30 days (by 5 people at least), then vaccines of the themes.',
          'Community, recommended: posts of 14 days that 3 people have opened or a moderator has seen. Points are 1 + likes + 2 × comments + 3 × collections + 10 for a doctor’s answer, divided by the hours since it was published plus 2, to the power of 1.5; posts of one author are 10 apart. Accounts found to fake activity take no part. The others follow by time.',
          'Other lists of the community: by time, the newest first; of comments, doctors’ answers first; similar questions by the words they share.',
        ),
      ),
      section(
        'What differs for you',
        list(
          'Plan, and reminders at home and in search: computed from the national schedule, your family’s birthdays, sex and doses taken; with your consent also from the health profile. Paid vaccines are suggested by age, sex and season, none that cannot be given now; turn off each of them.',
          'Clinics of the plan: where you went last first, then those with free times, then by distance, time and price.',
          'Following: the authors you follow, by time. Authors that you blocked are shown to you nowhere.',
          'Help with choosing: by your answers at that moment only, compared with rules on your device and not stored.',
        ),
      ),
      section(
        'Who is first in a queue',
        list(
          'Customer service: who writes of severe symptoms first, then who has an appointment today, then members, then by time of waiting.',
          'Moderation: of posts and comments automatic checks only decide whether they are shown at once or wait; people decide, and you can appeal. A nickname or introduction that does not pass has to be changed. What reports have hidden comes first, then by weight of the reports and time; weight depends on whether the reporter is a doctor or official, how much and how long they have written, and how right earlier reports were.',
          'Releases: who waits before the opening is drawn by a published seed, which anybody can check; who comes later follows by time. A ticket for several people counts as the last of them.',
          'Prize draws: each ticket has the same chance, and a person wins once. One free ticket a day; in some activities more for health beans, up to a limit a person.',
        ),
      ),
      section(
        'Turning it off',
        text(
          'Nothing is recommended by what you do, so there is no switch for all of it. Without location, clinics are sorted by city; without family members there is no plan and no reminder; without the consent to the health profile the plan does not use it.',
        ),
      ),
      section(
        'Fairness',
        text(
          'Places for vaccinations are first come, first served; the waiting list gives them to whoever fits and joined first, and a release by a draw that anybody can check; whatever your membership, beans, phone or habits. Members are earlier in customer service only, and there severe symptoms and appointments today still come before them.',
        ),
      ),
    ],
  },
};
