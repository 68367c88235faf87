import Taro from '@tarojs/taro';
import type { AskForMessages, MessagePlatform } from './types';

export const askForMessages: AskForMessages = async (templateIds) => {
  try {
    const answer = await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] });
    const choices = answer as unknown as Readonly<Record<string, string>>;
    return { status: 'asked', accepted: templateIds.filter((id) => choices[id] === 'accept') };
  } catch {
    return { status: 'failed' };
  }
};

export const messagePlatform: MessagePlatform = 'weapp';
