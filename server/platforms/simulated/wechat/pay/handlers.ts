import type { WeChatPayCallName } from '../../../wechat/pay/calls';
import type { PayHandler } from './asked';
import { answerBill, answerBillFile } from './bill';
import { answerClose, answerH5, answerJsapi, answerQuery } from './orders';
import { answerRefund, answerRefundQuery } from './refunds';

/** Answers by the published rules, once signature and parameters are right. */
export const PAY_HANDLERS: Readonly<Record<WeChatPayCallName, PayHandler>> = {
  orderJsapi: answerJsapi,
  orderH5: answerH5,
  queryOrder: answerQuery,
  closeOrder: answerClose,
  refund: answerRefund,
  queryRefund: answerRefundQuery,
  tradeBill: answerBill,
  billFile: answerBillFile,
};
