import Taro from '@tarojs/taro';

/** WeChat calls it `none`; Alipay says it apart, its type is NOTREACHABLE (my.getNetworkType). */
interface NetworkAnswer {
  readonly networkType: string;
  readonly networkAvailable?: boolean;
}

/** Whether the device has a network. Unknown counts as yes: the request itself will tell. */
export async function isOnline(): Promise<boolean> {
  try {
    const { networkType, networkAvailable }: NetworkAnswer = await Taro.getNetworkType();
    return networkAvailable ?? networkType !== 'none';
  } catch {
    return true;
  }
}
