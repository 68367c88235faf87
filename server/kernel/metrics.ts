import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** s; a call takes milliseconds, and one that takes longer than the last was given up by whoever waited. */
const CALL_BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10];
const BATCH_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 2];
const BATCH_SIZES = [1, 4, 16, 64, 128, 256];

/** ns in a second. */
const NANO = 1e9;
/** ms between two looks at the event loop. */
const LOOK = 20;

/**
 * What is measured of a running provider, in Prometheus' words: docs/running.md says what to do about each. A label has
 * few values that the code itself names: never an id, an address or anything that somebody sent.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Gauge<Label>({ name: `yimiao_${name}`, help, labelNames, registers });
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Counter<Label>({ name: `yimiao_${name}`, help, labelNames, registers });
  const histogram = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[] = [],
  ) => new Histogram<Label>({ name: `yimiao_${name}`, help, buckets, labelNames, registers });

  const delays = monitorEventLoopDelay({ resolution: LOOK });
  delays.enable();
  const eventLoop = gauge(
    'event_loop_delay_seconds',
    'Delay of the event loop since the last scrape, 99th percentile',
  );
  const memory = gauge('memory_bytes', 'Resident memory of the process');

  return {
    registry,
    /** Measures the process itself. */
    measureProcess(): void {
      eventLoop.set(delays.percentile(99) / NANO);
      delays.reset();
      memory.set(process.memoryUsage.rss());
    },
    stop: () => void delays.disable(),
    calls: counter(
      'calls_total',
      'Calls by endpoint and code of the envelope; by HTTP status where there is none',
      ['endpoint', 'code'],
    ),
    callSeconds: histogram('call_seconds', 'Time to the end of the answer', CALL_BUCKETS, [
      'endpoint',
    ]),
    batchSize: histogram('booking_batch_size', 'Bookings of one statement', BATCH_SIZES),
    batchSeconds: histogram(
      'booking_batch_seconds',
      'Time of a statement that books',
      BATCH_SECONDS,
    ),
    connections: gauge('database_connections', 'Connections to the database', ['pool', 'state']),
    waiting: gauge('database_waiting', 'Statements that wait for a connection', ['pool']),
    jobRuns: gauge('job_runs', 'Runs of a job since the process started', ['job']),
    jobFailures: gauge('job_failures_in_a_row', 'Runs that have failed in a row', ['job']),
    jobSuccess: gauge('job_last_success_seconds', 'When a job last succeeded, Unix time', ['job']),
    databaseUp: gauge('database_up', '1 if the readings below could be taken, else 0'),
    /** Read from the database, the same in every process; missing while that is away. */
    readings: {
      jobsLed: gauge('jobs_led', '1 if a process runs the jobs, else 0'),
      ticketsWaiting: gauge('queue_tickets_waiting', 'Tickets that wait in queues of releases'),
      holdsOpen: gauge('holds_open', 'Slots held for forms and offers'),
      paymentsPending: gauge('payments_pending', 'Payments begun and not yet paid or closed'),
      refundsWaiting: gauge('refunds_waiting', 'Refunds not yet carried out'),
      slotsUnbalanced: gauge(
        'slots_unbalanced',
        'Slots found whose capacity is not remaining + held + booked; has to be 0',
      ),
      dosesUnbalanced: gauge(
        'doses_unbalanced',
        'Products limited by their stock found whose doses are not remaining + held + booked; has to be 0',
      ),
    },
    slotsChecked: counter('slots_checked_total', 'Slots whose places were counted'),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
export type ReadingName = keyof Metrics['readings'];
