import { list, section, text } from '../document';
import type { AgreementDocument } from '../document';

/** How sorting and recommending work. */
export const ALGORITHM: AgreementDocument = {
  version: '1.0',
  effective: '2026-01-01',
  'zh-CN': {
    lead: '我们用简单、可以解释的规则排列内容，不用您的健康信息做推荐。',
    sections: [
      section(
        '规则',
        list(
          '门诊：按与您所选位置的距离排列。没有位置时，按城市中心计算并写明。',
          '可约时间：按时间先后排列。约满时给出最近的可约时间。',
          '文章和视频：按主题和发布时间排列，人人相同。',
          '接种计划：按国家免疫程序和生日、已接种剂次计算，不是推荐。',
        ),
      ),
      section('怎样关闭', text('没有个性化推荐，所以无需关闭。不授权位置，门诊就按城市排列。')),
      section(
        '公平',
        text(
          '平常的号源先到先得，候补按加入的先后，公布的集中放号由可核对的抽签决定顺序。都不因会员、设备或使用频率而不同。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Content is sorted by simple rules that can be explained. Health data is not used to recommend anything.',
    sections: [
      section(
        'Rules',
        list(
          'Clinics: by distance from the place you chose; without one, from the city centre, and it says so.',
          'Free times: in order of time. When full, the nearest ones are offered.',
          'Articles and videos: by topic and date, the same for everybody.',
          'Plan: computed from the national schedule, birthday and doses taken.',
        ),
      ),
      section(
        'Turning it off',
        text(
          'Nothing is personalised, so there is nothing to turn off. Without location, clinics are sorted by city.',
        ),
      ),
      section(
        'Fairness',
        text(
          'Places are first come, first served, the waiting list goes by the time of joining, and an announced release by a draw that anybody can check; whatever your membership, phone or habits.',
        ),
      ),
    ],
  },
};
