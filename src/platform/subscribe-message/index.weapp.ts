import Taro from '@tarojs/taro';
import type { AskForMessages, MessagePlatform } from './types';

/** Besides `accept`, WeChat returns `acceptWithAlert` and the like if the user chose a stronger notification. */
const isAccepted = (answer = ''): boolean => answer.startsWith('accept');

export const askForMessages: AskForMessages = async (templateIds) => {
  try {
    const answer = await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] });
    const choices = answer as unknown as Readonly<Record<string, string>>;
    return { status: 'asked', accepted: templateIds.filter((id) => isAccepted(choices[id])) };
  } catch {
    return { status: 'failed' };
  }
};

export const messagePlatform: MessagePlatform = 'weapp';
