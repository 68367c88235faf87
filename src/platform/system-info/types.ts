/** Build target. */
export type Target = 'h5' | 'weapp' | 'alipay';

export interface SystemInfo {
  readonly target: Target;
  /** Value of the platform header: IOS, ANDROID, HARMONY or OTHER. */
  readonly platform: 'IOS' | 'ANDROID' | 'HARMONY' | 'OTHER';
  /** Name and version of the system, as the device reports them. */
  readonly system: string;
  /** BCP 47 tag of the device's language; empty if unknown. */
  readonly language: string;
  /** Whether the system was in dark mode at the start. */
  readonly isDark: boolean;
  /** Description of the device, for error logs. */
  readonly agent: string;
}
