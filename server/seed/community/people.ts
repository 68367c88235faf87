import { DAY_MS } from '@contract/time/duration-rules';
import { between, fraction, pick } from '../random';
import { avatarKindOf } from './avatar-kinds';
import type { AuthorSeed } from './rows';

const DOCTORS = 24;
const OFFICIAL = 8;
const OPERATED = 6;
/** How many authors there are. */
export const PEOPLE = 300;

const CHILDREN = [
  '小满',
  '豆豆',
  '可乐',
  '米粒',
  '安安',
  '果果',
  '星星',
  '糖糖',
  '一诺',
  '团团',
  '阿宝',
  '年年',
  '朵朵',
  '小石头',
  '桃子',
  '乐乐',
  '点点',
  '小北',
  '麦麦',
  '圆圆',
  '七七',
  '嘟嘟',
  '阿远',
  '小鱼',
  '芒果',
  '布丁',
  '元宝',
  '小雨',
  '球球',
  '念念',
] as const;
const ROLES = ['妈妈', '爸爸', '妈', '爸', '麻麻', '姥姥', '奶奶', '小姨', '家长'] as const;
const REGIONS = [
  '城东',
  '江边',
  '南山',
  '老西门',
  '海淀',
  '浦东',
  '天河',
  '雨花',
  '金牛',
  '鼓楼',
  '武昌',
  '高新',
  '西湖',
  '沈北',
] as const;
const ALONE = [
  '夜班结束的人',
  '爱喝豆浆',
  '慢慢来',
  '向日葵开了',
  '今天也要早睡',
  '一只橘猫',
  '不吃香菜',
  '晚风',
  '半糖',
  '山里的云',
  '小城故事',
  '阿树',
  '骑车上班',
  '柠檬水',
  '等公交',
  '木木',
  '青梅',
  '北方的雪',
  '周末去爬山',
  '一碗面',
] as const;
const SURNAMES = [
  '陈',
  '林',
  '王',
  '李',
  '张',
  '周',
  '吴',
  '徐',
  '孙',
  '何',
  '高',
  '郑',
  '罗',
  '宋',
  '唐',
  '许',
  '韩',
  '冯',
  '曹',
  '彭',
  '曾',
  '萧',
  '田',
  '董',
] as const;
const HOSPITALS = [
  '青河社区卫生服务中心',
  '东湖区妇幼保健院',
  '松江路社区卫生服务中心',
  '市第三人民医院',
  '明德儿童医院',
  '南城社区卫生服务中心',
  '滨江区疾控中心门诊',
  '和平里社区卫生服务中心',
] as const;
const TITLES = ['主治医师', '副主任医师', '主管医师', '医师', '主管护师'] as const;
const OFFICES = [
  '易苗小助手',
  '接种知识小组',
  '社区管理组',
  '免疫规划问答',
  '编辑部',
  '活动通知',
  '门诊公告',
  '科普小站',
] as const;
const INTROS = [
  '',
  '',
  '新手家长，边学边记',
  '二胎妈妈',
  '记录孩子的每一针',
  '喜欢做攻略',
  '陪爸妈打疫苗的人',
  '在社区工作',
  '随便看看',
  '家有早产宝宝，慢慢追',
] as const;

function nickname(index: number): string {
  const key = `nickname ${index}`;
  const child = pick(`${key} child`, CHILDREN);
  switch (between(key, 0, 5)) {
    case 0:
      return `${child}${pick(`${key} role`, ROLES)}`;
    case 1:
      return `${pick(`${key} place`, REGIONS)}${child}${pick(`${key} role`, ROLES)}`;
    case 2:
      return `${child}今年${between(`${key} age`, 1, 9)}岁`;
    case 3:
      return `${pick(`${key} alone`, ALONE)}${between(`${key} number`, 1, 99)}`;
    case 4:
      return `${child}和${pick(`${key} second`, CHILDREN)}的${pick(`${key} role`, ROLES)}`;
    default:
      return `${pick(`${key} place`, REGIONS)}的${pick(`${key} alone`, ALONE)}`;
  }
}

function typeOf(index: number): AuthorSeed['userType'] {
  if (index < DOCTORS) return 20;
  if (index < DOCTORS + OFFICIAL) return 30;
  return index < DOCTORS + OFFICIAL + OPERATED ? 40 : 10;
}

/** Indices of doctors and of ordinary authors. */
export const doctorAt = (key: string): number => between(key, 0, DOCTORS - 1);
export const memberAt = (key: string): number =>
  between(key, DOCTORS + OFFICIAL + OPERATED, PEOPLE - 1);
export const officialAt = (key: string): number => DOCTORS + between(key, 0, OFFICIAL - 1);

/** The sample authors, of all types; no two have one nickname. */
export function samplePeople(): AuthorSeed[] {
  const taken = new Set<string>();
  return Array.from({ length: PEOPLE }, (_, index): AuthorSeed => {
    const userType = typeOf(index);
    const surname = SURNAMES[index % SURNAMES.length] ?? '陈';
    const named =
      userType === 20
        ? `${surname}医生${index < SURNAMES.length ? '' : index}`
        : userType === 30
          ? (OFFICES[index - DOCTORS] ?? '公告')
          : nickname(index);
    const name = taken.has(named) ? `${named}${index}` : named;
    taken.add(name);
    const isDoctor = userType === 20;
    return {
      id: `sample-author-${index}`,
      nickname: name,
      headImg: `/pictures/avatar/${avatarKindOf(name) ?? 'sample'}-${index}.svg`,
      intro: isDoctor ? '回答仅供参考，不代替就诊' : pick(`intro ${index}`, INTROS),
      userType,
      hospital: isDoctor ? `${pick(`hospital ${index}`, HOSPITALS)} 预防接种门诊` : null,
      title: isDoctor ? pick(`title ${index}`, TITLES) : null,
      age: Math.floor((200 + 500 * fraction(`joined ${index}`)) * DAY_MS),
    };
  });
}
