import type { Generated } from 'kysely';
import type { DeviceApp, DeviceSystem } from '@contract/account/device-rules';
import type { MaybeTimestamp } from './column-types';

/** What a session's row says of its device. */
export interface DeviceColumns {
  /** By which its owner ends it. */
  id: Generated<string>;
  device_hash: string | null;
  app: Generated<DeviceApp>;
  system: Generated<DeviceSystem>;
  seen_at: MaybeTimestamp;
}
