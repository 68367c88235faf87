import type { DataOf, InputOf } from '@contract/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';

const DAYS = 'GET /subscribe/subscribe/courseDays.do';

/** A dose of a person on a day. */
export type BegunCourse = InputOf<typeof DAYS>;
export type CourseDays = DataOf<typeof DAYS>;

/** Days of the doses after one on a day, by the provider. */
export const useCourseDays = ({
  depaCode,
  productId,
  linkmanId,
  doseNo,
  day,
}: BegunCourse): ServerData<CourseDays> =>
  useServer(DAYS, { depaCode, productId, linkmanId, doseNo, day });
