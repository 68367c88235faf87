import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { BookingServices } from '../../booking/services';
import { cancelHandler, confirmHandler } from './cancel';
import { changeHandler, residueTimesHandler } from './change';
import { clientDetailHandler } from './detail';
import { pageListHandler, summaryHandler } from './list';
import { removeHandler } from './remove';

/** Everything after the booking (specification §7 "Booking and orders"). */
export const orderRoutes = ({ db }: Deps, services: BookingServices): readonly Route[] => [
  route('GET /order/subscribe/pageList.do', pageListHandler(db)),
  route('GET /order/subscribe/clientDetail.do', clientDetailHandler(services, db)),
  route('GET /order/subscribe/summary.do', summaryHandler(db)),
  route('POST /order/subscribe/update.do', changeHandler(services, db)),
  route('GET /order/subscribe/updateResidueTimes.do', residueTimesHandler(db)),
  route('POST /order/subscribe/cancel.do', cancelHandler(services, db)),
  route('POST /order/subscribe/confirmSubscribe.do', confirmHandler(services, db)),
  route('POST /order/subscribe/remove.do', removeHandler(db)),
];
