/** Build target. */
export type Target = 'h5' | 'weapp' | 'alipay';

export interface SystemInfo {
  readonly target: Target;
  /** Value of the platform header: IOS, ANDROID, HARMONY or OTHER. */
  readonly platform: 'IOS' | 'ANDROID' | 'HARMONY' | 'OTHER';
  /** Name and version of the system, as the device tells it. */
  readonly system: string;
  /** BCP 47 tag of the device's language; empty if it does not tell. */
  readonly language: string;
  /** Whether the system was dark at the start. */
  readonly isDark: boolean;
  /** What the device says of itself, for error logs. */
  readonly agent: string;
}
