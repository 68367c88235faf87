import type { DataOf, InputOf } from '@contract/endpoints';
import { changeAnswer, useAnswer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { deskRequest } from './api';
import type { DeskCall } from './api';
import { deskSession } from './session';

const keyOf = (name: DeskCall, input: unknown, until: string): readonly unknown[] => [
  name,
  input,
  until,
  deskSession.tokenOf(),
];

/**
 * Data of the desk that is shown, in the staff member's session.
 * @param until what else the answer depends on, such as today's date
 */
export const useDeskData = <Name extends DeskCall>(
  name: Name,
  input: InputOf<Name>,
  until = '',
): ServerData<DataOf<Name>> => useAnswer(keyOf(name, input, until), () => deskRequest(name, input));

/** Changes such data where it is shown; the answer to a call in flight is dropped. */
export const changeDeskData = <Name extends DeskCall>(
  name: Name,
  input: InputOf<Name>,
  change: (shown: DataOf<Name>) => DataOf<Name>,
): Promise<void> => changeAnswer(keyOf(name, input, ''), change);
