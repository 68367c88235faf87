import type { ComponentType } from 'react';
import type { DataOf } from '@contract/endpoints';
import type { IconName } from '@/ui/icon/icons';

export type ManageRole = DataOf<'GET /manage/me.do'>['role'];

interface SectionFrame {
  /** In the page's query; never changed, as links have it. */
  readonly id: string;
  readonly titles: readonly [zh: string, en: string];
  readonly icon: IconName;
  readonly roles: readonly ManageRole[];
}

/** A part of the page for managing clinics, which shows one of them at a time. */
export type ManageSection = SectionFrame &
  (
    | {
        /** Always of one clinic: the operator chooses it first. */
        readonly scope: 'clinic';
        readonly Component: ComponentType<{ readonly depaCode: string }>;
      }
    | {
        /** Also of all clinics: null until the operator chooses one. */
        readonly scope: 'all';
        readonly Component: ComponentType<{ readonly depaCode: string | null }>;
      }
  );
