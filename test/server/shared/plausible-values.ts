import { CLINIC, dayFrom, PRODUCT } from '../kit/worlds/booking-world';

/** A valid value for each field of the calls that has one by its name. */
export const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  depaCode: CLINIC,
  productId: PRODUCT,
  vaccineCode: 'V1',
  mobile: '13800138000',
  day: dayFrom(1),
  date: dayFrom(1),
  month: dayFrom(1).slice(0, 7),
  birthday: '1990-05-17',
  startTime: '09:00',
  endTime: '10:00',
  latitude: 39.9,
  longitude: 116.4,
  regionCode: '110100',
  vcode: '123456',
  password: 'four blue lamps here',
  oldPassword: 'four blue lamps here',
  documentNumber: '110101199003077774',
  time: Date.now(),
  startTimeMs: Date.now(),
  reason: '改期',
  name: '测试',
  keyword: '疫苗',
  login: `desk-${CLINIC}`,
  doseNo: 1,
};
