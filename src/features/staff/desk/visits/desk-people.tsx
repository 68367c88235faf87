import type { DeskOrder } from '@contract/desk/desk-order';
import { peopleIn } from './people-rules';
import { DeskPerson } from '../components/desk-person';

interface Props {
  readonly orders: readonly DeskOrder[];
  /** Start of the visit, `HH:mm`: of a dose with another one it is said. */
  readonly startTime: string;
  readonly onOrder: (orderId: string) => void;
}

/** The people of a visit, each with all doses one below the other. */
export function DeskPeople({ orders, startTime, onOrder }: Props) {
  return (
    <>
      {peopleIn(orders).flatMap((person) =>
        person.orders.map((order, index) => (
          <DeskPerson
            key={order.orderId}
            order={order}
            isFurther={index > 0}
            isLater={order.startTime !== startTime}
            onOpen={onOrder}
          />
        )),
      )}
    </>
  );
}
