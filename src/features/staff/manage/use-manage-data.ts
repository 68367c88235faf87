import type { DataOf, InputOf } from '@contract/endpoints';
import { useAnswer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { manageRequest } from './api';
import type { ManageCall } from './api';
import { manageSession } from './session';

/** Data that those who manage clinics see, in their session; null asks nothing (yet). */
export const useManageData = <Name extends ManageCall>(
  name: Name,
  input: InputOf<Name> | null,
): ServerData<DataOf<Name>> =>
  useAnswer(input === null ? null : [name, input, manageSession.tokenOf()], () =>
    manageRequest(name, input as InputOf<Name>),
  );
