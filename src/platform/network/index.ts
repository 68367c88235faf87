import Taro from '@tarojs/taro';

/**
 * Offline, WeChat returns the type `none`; Alipay has a separate field and the type NOTREACHABLE (my.getNetworkType).
 */
interface NetworkAnswer {
  readonly networkType: string;
  readonly networkAvailable?: boolean;
}

/** Whether the device is online. Unknown counts as online: the request itself will show. */
export async function isOnline(): Promise<boolean> {
  try {
    const { networkType, networkAvailable }: NetworkAnswer = await Taro.getNetworkType();
    return networkAvailable ?? networkType !== 'none';
  } catch {
    return true;
  }
}
