import type { Bilingual } from '../../../kernel/language';

/** A prepared answer of staff, to be sent as it is or changed. */
interface Canned {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

const canned = (zhTitle: string, enTitle: string, zh: string, en: string): Canned => ({
  title: { zh: zhTitle, en: enTitle },
  text: { zh, en },
});

export const CANNED: readonly Canned[] = [
  canned(
    '问候',
    'Greeting',
    '您好，我是客服，很高兴为您服务。请问有什么可以帮您？',
    'Hello, how can I help you?',
  ),
  canned(
    '查询中',
    'Looking it up',
    '正在为您查询，请稍等一两分钟。',
    'I am looking it up, please give me a minute or two.',
  ),
  canned(
    '请打电话给门诊',
    'Please call the clinic',
    '这个问题需要门诊确认，请拨打预约详情里的门诊电话。',
    'The clinic has to confirm this. Its number is on the page of your appointment.',
  ),
  canned(
    '身体不适',
    'Feeling unwell',
    '客服不能判断病情。症状加重请联系门诊或就医；呼吸困难、抽搐、意识不清请立即拨打 120。',
    'We cannot judge symptoms here. If they get worse, call the clinic or see a doctor; for trouble breathing, seizures or loss of consciousness call 120 at once.',
  ),
  canned(
    '结束',
    'Closing',
    '如果没有其他问题，我先结束这次对话，欢迎随时再来。',
    'If there is nothing else, I will close this conversation. You are welcome any time.',
  ),
];
