import { agreedTo } from '../../samples/agreed';

type Of = { readonly linkmanId: string };

/** Calls about who may act for a member, with the input that another account sends. */
export const CAREGIVER_CALLS = {
  'GET /linkman/caregiver/detail.do': ({ linkmanId }: Of) => ({ linkmanId }),
  'POST /linkman/caregiver/invite.do': ({ linkmanId }: Of) => ({
    linkmanId,
    role: 'guardian',
    agreed: agreedTo('caregiverConsent'),
  }),
  'POST /linkman/caregiver/merge.do': ({ linkmanId }: Of) => ({ linkmanId }),
  'POST /linkman/caregiver/withdraw.do': ({ linkmanId }: Of) => ({ linkmanId }),
  'POST /linkman/caregiver/remove.do': ({ linkmanId }: Of) => ({ linkmanId, caregiverId: 'c1' }),
  'POST /linkman/caregiver/leave.do': ({ linkmanId }: Of) => ({ linkmanId }),
};
