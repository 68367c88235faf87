import type { AnswerData, CallInput, ParsedInput } from './endpoint';
import { accountEndpoints } from './account/endpoints';
import { articleEndpoints } from './article/endpoints';
import { departmentEndpoints } from './department/endpoints';
import { externalEndpoints } from './external/endpoints';
import { linkmanEndpoints } from './linkman/endpoints';
import { orderEndpoints } from './order/endpoints';
import { planEndpoints } from './plan/endpoints';
import { regionEndpoints } from './region/endpoints';
import { subscribeEndpoints } from './subscribe/endpoints';
import { timeEndpoints } from './time/endpoints';
import { vaccineEndpoints } from './vaccine/endpoints';

/**
 * Every call between client and provider (specification §7), keyed by verb and path. Paths that the specification
 * does not show are ours: departmentWorkDays, product/*, catalog/list, zone/*, encyclopedia/*, article/*, summary,
 * updateNickName.
 */
export const endpoints = {
  ...accountEndpoints,
  ...articleEndpoints,
  ...departmentEndpoints,
  ...externalEndpoints,
  ...linkmanEndpoints,
  ...orderEndpoints,
  ...planEndpoints,
  ...regionEndpoints,
  ...subscribeEndpoints,
  ...timeEndpoints,
  ...vaccineEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type InputOf<Name extends EndpointName> = CallInput<Endpoints[Name]>;
export type ParsedInputOf<Name extends EndpointName> = ParsedInput<Endpoints[Name]>;
export type DataOf<Name extends EndpointName> = AnswerData<Endpoints[Name]>;
