import { optional, required } from '../columns';
import { readYesNo } from '../fields/choice';
import { digitsOf, readCode } from '../fields/code';
import { readCoordinateSystem, readDegrees } from '../fields/coordinates';
import { readPaymentMethods } from '../fields/payment-methods';
import { readPhone } from '../fields/phone';
import { readPicture, readPictures } from '../fields/picture';
import { textUpTo } from '../fields/text';
import type { Columns, CsvFile } from '../columns';

const REGION_DIGITS = 6;
const [NAME, ADDRESS, LICENCE, PARAGRAPH] = [100, 200, 100, 2000] as const;

export const CLINICS = {
  name: 'clinics.csv',
  isRequired: true,
  about: { zh: '门诊，每行一个', en: 'clinics, one a line' },
  columns: {
    code: required(
      readCode,
      '门诊编码，启用后不再更改',
      'code of the clinic, never changed once in use',
      '3101150001',
    ),
    region: required(
      digitsOf(REGION_DIGITS),
      '所在区县的行政区划代码，六位',
      'code of its district (GB/T 2260), six digits',
      '310115',
    ),
    name_zh: required(textUpTo(NAME), '中文名称', 'name in Chinese', '示例社区卫生服务中心'),
    name_en: required(
      textUpTo(NAME),
      '英文名称',
      'name in English',
      'Example Community Health Centre',
    ),
    address_zh: required(textUpTo(ADDRESS), '中文地址', 'address in Chinese', '示例路1号2楼'),
    address_en: required(
      textUpTo(ADDRESS),
      '英文地址',
      'address in English',
      'Floor 2, 1 Example Road',
    ),
    introduction_zh: optional(
      textUpTo(PARAGRAPH),
      '中文简介，与英文同填或同空',
      'introduction in Chinese; both languages or none',
    ),
    introduction_en: optional(textUpTo(PARAGRAPH), '英文简介', 'introduction in English'),
    traffic_zh: optional(
      textUpTo(PARAGRAPH),
      '中文交通指引，与英文同填或同空',
      'how to get there, in Chinese; both languages or none',
    ),
    traffic_en: optional(textUpTo(PARAGRAPH), '英文交通指引', 'how to get there, in English'),
    licence: required(
      textUpTo(LICENCE),
      '医疗机构执业许可证登记号',
      'number of its licence as a medical institution',
      'PDY00001-X',
    ),
    phone: required(readPhone, '电话，带区号', 'telephone with its area code', '021-12345678'),
    latitude: required(readDegrees, '纬度，十进制度', 'latitude, decimal degrees', '31.230416'),
    longitude: required(readDegrees, '经度，十进制度', 'longitude, decimal degrees', '121.473701'),
    coordinate_system: required(
      readCoordinateSystem,
      '坐标系：GCJ-02（高德、腾讯）、BD-09（百度）或 WGS-84（GPS）',
      'system of the coordinates: GCJ-02 (Amap, Tencent), BD-09 (Baidu) or WGS-84 (GPS)',
      'GCJ-02',
    ),
    payment_methods: required(
      readPaymentMethods,
      '付款方式：1 医保卡，2 微信，3 支付宝，4 银联卡，5 现金',
      'ways to pay: 1 insurance card, 2 WeChat, 3 Alipay, 4 bank card, 5 cash',
      '1,2,5',
    ),
    picture: optional(
      readPicture,
      '列表图片地址，空则自动绘制',
      'address of its picture in lists; one is drawn where blank',
    ),
    pictures: optional(
      readPictures,
      '详情图片地址，空格分隔，空则自动绘制，none 表示没有',
      'addresses of its page’s pictures, separated by blanks; drawn where blank, none for none',
    ),
    online: optional(
      readYesNo,
      '是否开放线上预约，空为是',
      'whether it can be booked online; yes where blank',
      'yes',
    ),
    offline_notice_zh: optional(
      textUpTo(ADDRESS),
      '暂停线上预约时的中文说明',
      'why it cannot be booked online, in Chinese; both languages or none',
    ),
    offline_notice_en: optional(
      textUpTo(ADDRESS),
      '暂停线上预约时的英文说明',
      'why it cannot be booked online, in English',
    ),
  },
} satisfies CsvFile<Columns>;
