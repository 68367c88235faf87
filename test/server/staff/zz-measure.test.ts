import { createReports } from '../../../server/domain/staff/manage/read-report';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import { insertCallers } from '../kit/worlds/booking-world';
test.each(['postgres','pglite'] as const)('measure %s', async (kind) => {
  const t = await createTestDatabase(kind);
  await createWorld(t, { callers: 0, slots: [] });
  await inDatabase(t, async (d) => {
    const [c] = await insertCallers(d, 1);
    const N = kind === 'postgres' ? 5 : 1;
    for (let k = 0; k < N; k++) {
      const clinic = k === 0 ? 'D1' : 'D2';
      await d.pool.query(`insert into slots (depa_code, product_id, day, start_time, end_time, capacity, remaining, was_used)
        select '${clinic}','P1', date '2025-12-01' + n/16, to_char(8 + n%16, 'FM00')||':0${k}', '23:59', 20, 3, true from generate_series(0, 366*16-1) n`);
      await d.pool.query(`insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, guideline_version, remaining_changes)
        select 'm${k}-' || n, 'm${k}-'||n, $1, $2, 'm${k}-'||n, 'm${k}-'||n, '${clinic}', 'P1','V1', 1+n%2, 1, date '2025-12-01' + (n%366), to_char(8+n%16,'FM00')||':00','23:59', case when n%7=0 then 'CANCELLED' when n%11=0 then 'NO_SHOW' else 'DONE' end,0,0,'','',3 from generate_series(0,99999) n`, [c?.userId, c?.linkmanId]);
      await d.pool.query(`insert into order_events (order_id, actor, kind, status_before, status_after) select id,'user','created',null,'BOOKED' from orders where id like 'm${k}-%'`);
      await d.pool.query(`insert into order_events (order_id, actor, kind, status_before, status_after) select id,'user','cancelled','BOOKED',status from orders where id like 'm${k}-%' and status<>'DONE'`);
    }
    await d.pool.query(`insert into waitlist_entries (user_id, linkman_id, person_key, product_id, vaccine_code, dose_no, city_code, depa_code, joined_at, state, ended_at) select $1,$2,'w'||n,'P1','V1',1,'110100','D1', timestamptz '2025-12-01' + n * interval '1 minute','over', now() from generate_series(0,500000) n`, [c?.userId, c?.linkmanId]);
    await d.pool.query('analyze');
    const out: string[] = [];
    for (const group of ['day','product','week','hour','day'] as const) for (const depaCode of ['D1', null]) {
      const s = performance.now();
      const r = await createReports(d.db)({ firstDay: '2025-12-01', lastDay: '2026-12-01', group, depaCode, productId: null }, { language: 'en', today: '2026-11-30' });
      out.push(`${kind} ${group} ${depaCode} ${(performance.now()-s).toFixed(0)} ms, ${r.rows.length} rows, ${r.total.booked}`);
    }
    const s = performance.now(); await d.pool.query(`select count(*) from waitlist_entries where joined_at > '2026-01-01' and depa_code='D1'`); out.push('wait '+(performance.now()-s).toFixed(0));
    require('node:fs').appendFileSync('/tmp/h4-measure.txt', out.join('\n')+'\n');
  });
  await t.remove();
}, 200000);
