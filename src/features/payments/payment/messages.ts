import { defineMessages } from '@/i18n/messages';

/** Texts of paying an appointment ahead. */
export const PAYMENT_MESSAGES = defineMessages(
  {
    title: '在线付款',
    titleOf: '在线付款：{name}',
    payOf: '付{name}的 {price}',
    payAll: '一起付 {count} 剂，共 {price}',
    together: '一次付清这 {count} 剂；以后也可以只取消其中一剂，只退那一剂的钱。',
    optional: '也可以到门诊再付。',
    simulated: '演示支付，不会真的扣款。',
    due: '应付',
    alwaysAll: '取消时全额退回 {price}。',
    allThenPart:
      '{time} 前取消，全额退回 {price}；之后取消，退回 {back}，扣 {retained}（服务费的一半）。',
    part: '取消时退回 {back}，扣 {retained}（服务费的一半）。',
    sameWay: '退款原路退回。',
    method: '怎么付',
    payBy: '用{app}付 {price}',
    notHere: '这里不能在线付款。可以用手机浏览器或小程序打开这个预约来付，也可以到门诊付。',

    opening: '正在打开支付',
    asking: '正在查询付款结果',
    askingText: '已经付了的话，不用再付，结果马上显示在这里。您的预约照常有效。',
    goOn: '还没付，继续付款',
    unpaid: '还没有收到付款',
    unpaidText: '没有重复扣款。已经付了的话不用再付，收到后这里会自动更新；没付的话可以继续付。',
    unpaidUntil: '这笔付款 {time} 前有效。您的预约照常有效，也可以到门诊付。',
    cancelled: '没有付款',
    cancelledText: '您没有完成付款，没有扣款。您的预约照常有效，可以继续付，也可以到门诊付。',
    failed: '支付没有完成',
    failedText: '没有查到扣款。您的预约照常有效，可以再试一次，也可以到门诊付。',
    offline: '手机没有网络，还不知道付款结果。连上网络后会自动查询。',
    askAgain: '再查一次',
    closed: '上一次没有付成，没有扣款。可以再付一次。',
    paid: '已付款 {price}',
    paidText: '到门诊不用再付。',

    returning: '{price} 正在退回',
    returned: '{price} 已退回',
    returnEnded: '付款到账时，这个预约已经结束，所以钱原路退回，不收费用。',
    returnTwice: '这个预约已经付过款，多付的钱原路退回，不收费用。',
    returnLate: '付款到账太晚，没有记到这个预约上，所以钱原路退回，不收费用。需要时可以再付一次。',
  },
  {
    title: 'Pay online',
    titleOf: 'Pay online: {name}',
    payOf: 'Pay {price} for {name}',
    payAll: 'Pay {price} for {count} doses together',
    together:
      'One payment for these {count} doses. You can still cancel a single one and get its part back.',
    optional: 'You can also pay at the clinic.',
    simulated: 'This is a demonstration. You will not be charged.',
    due: 'To pay',
    alwaysAll: 'If you cancel, you get {price} back.',
    allThenPart:
      'Cancel before {time} and you get {price} back. After that, you get {back} back and {retained} is kept (half of the service fee).',
    part: 'If you cancel, you get {back} back and {retained} is kept (half of the service fee).',
    sameWay: 'Money goes back the way you paid.',
    method: 'How to pay',
    payBy: 'Pay {price} with {app}',
    notHere:
      'You cannot pay online here. Open this appointment in your phone’s browser or in the mini-program, or pay at the clinic.',

    opening: 'Opening the payment',
    asking: 'Checking your payment',
    askingText:
      'If you have paid, do not pay again: the result will show here. Your appointment still stands.',
    goOn: 'Not paid yet? Continue',
    unpaid: 'No payment received yet',
    unpaidText:
      'You have not been charged twice. If you have paid, do not pay again: this page will update. If not, you can continue.',
    unpaidUntil:
      'You can make this payment until {time}. Your appointment still stands, and you can also pay at the clinic.',
    cancelled: 'Not paid',
    cancelledText:
      'You did not finish, and you have not been charged. Your appointment still stands. You can continue, or pay at the clinic.',
    failed: 'The payment did not work',
    failedText:
      'We found no charge. Your appointment still stands. You can try again, or pay at the clinic.',
    offline:
      'Your phone is offline, so we do not know the result yet. We will check when it is back.',
    askAgain: 'Check again',
    closed: 'The last try did not work. You have not been charged. You can try again.',
    paid: 'Paid: {price}',
    paidText: 'You do not need to pay at the clinic.',

    returning: '{price} is on its way back to you',
    returned: '{price} has gone back to you',
    returnEnded:
      'The appointment had ended when your payment arrived, so all of it goes back the way you paid.',
    returnTwice: 'The appointment was already paid, so this payment goes back the way you paid.',
    returnLate:
      'Your payment arrived too late for this appointment, so all of it goes back the way you paid. You can pay again.',
  },
);
