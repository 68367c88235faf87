import { escapeLiteral } from 'pg';
import { chronologicalPage } from '../../server/domain/community/feeds/chronological';
import { recommendedPage } from '../../server/domain/community/feeds/recommended';
import { similarQuestions } from '../../server/domain/community/feeds/similar';
import { rankedCursor } from '../../server/domain/community/feeds/cursor';
import type { FeedRequest } from '../../server/domain/community/feeds/sources';
import type { Database } from '../../server/db/database';
import { inDatabase } from '../server/kit/worlds/booking-world';
import type { TestDatabase } from '../server/kit/worlds/booking-world';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const literal = (value: unknown): string =>
  value === null
    ? 'null'
    : escapeLiteral(value instanceof Date ? value.toISOString() : String(value));

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables small enough to be read whole. */
const SMALL = ['circles', 'blocks', 'feed_snapshots', 'content_pictures', 'topics'];

/** Prints by which indexes each feed is read. @returns whether no feed reads a large table whole */
export const planNodes = (
  testDatabase: TestDatabase,
  reader: string,
  snapshot: number,
): Promise<boolean> =>
  inDatabase(testDatabase, async (database) => {
    const statements: Statement[] = [];
    const recording = {
      ...database,
      reads: {
        query: (statement: Statement) => {
          statements.push(statement);
          return Promise.resolve({ rows: [] });
        },
      },
    } as unknown as Database;
    const deps = { database: recording, personKey: Buffer.alloc(32) };
    const reading = { reader, now: Date.now() };
    const at = `${Date.now() - 40 * 86_400_000}.p500000`;
    const requests: FeedRequest[] = [
      { feed: 'latest' },
      { feed: 'following' },
      { feed: 'circle', circleId: 'c3' },
      { feed: 'topic', topicId: 't3' },
      { feed: 'vaccine', vaccineCode: 'v3' },
      { feed: 'user', userId: 'a3' },
      { feed: 'unanswered' },
      { feed: 'search', word: '九价' },
    ];
    const names: string[] = [];
    const name = (text: string): void => {
      while (names.length < statements.length) names.push(text);
    };
    for (const request of requests) {
      await chronologicalPage(deps, request, at, reading);
      name(request.feed);
    }
    for (const vaccineCode of ['v3', undefined]) {
      await similarQuestions(deps, '打完发烧怎么办', vaccineCode, reading);
      name('similar');
    }
    // The recorder answers no rows, by which the ranking is missing.
    await recommendedPage(
      deps,
      rankedCursor({ part: 'ranked', snapshotId: snapshot, position: 0 }),
      reading,
    ).catch(() => undefined);
    name('recommended');
    await recommendedPage(
      deps,
      rankedCursor({ part: 'rest', snapshotId: snapshot, after: null }),
      reading,
    ).catch(() => undefined);
    name('behind them');
    const connection = await database.reads.connect();
    let holds = true;
    for (const [n, { text, values }] of statements.entries()) {
      await connection.query(`prepare feed_${n} as ${text}`);
      const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) execute feed_${n}${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`,
      );
      const nodes = nodesOf((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan);
      const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
      const whole = nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .flatMap((node) => node['Relation Name'] ?? [])
        .filter((table) => !SMALL.includes(table));
      if (whole.length > 0) holds = false;
      console.log(
        `  ${(names[n] ?? '').padEnd(12)} ${[...new Set(indexes)].join(', ')}${whole.length > 0 ? `  WHOLE: ${whole.join(', ')}` : ''}`,
      );
    }
    connection.release();
    return holds;
  });
