import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '../../server/kernel/metrics';

const PAGE = readFileSync(join(__dirname, '../../docs/running.md'), 'utf8');

test('every metric is explained to operators, and every one that is explained exists', () => {
  const metrics = createMetrics();
  const measured = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  metrics.stop();
  const named = [...PAGE.matchAll(/\byimiao_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, (part) => (measured.includes(name) ? part : '')),
  );
  expect(measured.length).toBeGreaterThan(10);
  expect(measured.filter((name) => !named.includes(name))).toEqual([]);
  expect([...new Set(named)].filter((name) => !measured.includes(name))).toEqual([]);
});

test('every label that a question names is one of its metric', () => {
  const metrics = createMetrics();
  metrics.stop();
  const labels = new Map(
    metrics.registry
      .getMetricsAsArray()
      .map((metric) => [metric.name, (metric as unknown as { labelNames: string[] }).labelNames]),
  );
  const asked = [...PAGE.matchAll(/\b(yimiao_[a-z_]+?)(?:_bucket|_sum|_count)?\{(\w+)[=~!]/g)];
  expect(asked.length).toBeGreaterThan(2);
  for (const [text, name = '', label = ''] of asked)
    expect([text, labels.get(name)]).toEqual([text, expect.arrayContaining([label])]);
});
