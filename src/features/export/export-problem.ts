import { CODE } from '@contract/errors';
import type { ApiError } from '@/http/failure/api-error';

/** Whether an export does not exist for this account, whatever the reason. */
export const isUnknown = (error: ApiError | undefined): boolean => error?.code === CODE.NOT_FOUND;
