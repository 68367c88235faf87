/** A person's location. */
export const LOCATION = {
  cityCode: '110100',
  cityName: '北京市',
  regionName: '东城区',
  provinceName: '北京市',
  adcode: '110101',
  latitude: 39.9,
  longitude: 116.4,
};

/** The city, chosen manually. */
export const BEIJING = {
  cityCode: '110100',
  cityName: '北京市',
  provinceName: '北京市',
  regionName: '',
  centre: null,
  language: 'zh-CN' as const,
};
