// Alipay decodes parameters by itself (`behavior.decodeQuery`), like our web router.
export { readParams } from './params.h5';
