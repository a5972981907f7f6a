import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineNow } from '../testing/machine-now.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let figures: string;

const say = (chatLinkId: string, text: string, conversationToken?: string) =>
  test.send('POST', `/api/chat/${chatLinkId}/message`, {
    body: { clientMessageId: randomUUID(), text, ...(conversationToken && { conversationToken }) },
  });

beforeAll(async () => {
  test = await createTestApp({ withJobs: true });
  const { chatLinkId } = await test.createOwner('owner@example.com');
  const first = await say(chatLinkId, 'Was kostet Tönung für einen Golf?');
  // A call for a person changes more than the talk and takes the whole way.
  await say(chatLinkId, 'Ich möchte mit einem Menschen sprechen', first.json().conversationToken);
  await test.jobs?.createQueue('late', {});
  await test.jobs?.send('late', {}, { startAfter: new Date(machineNow() - 120_000) });
  figures = (await test.send('GET', '/metrics')).body;
});
afterAll(() => test.close());

const figureOf = (line: RegExp) => Number(new RegExp(`^${line.source} (\\S+)$`, 'm').exec(figures)?.[1]);

it('counts both ways of a turn by step, channel and kind', () => {
  for (const phase of ['read', 'decide', 'prove', 'write'])
    expect(
      figureOf(new RegExp(`turn_phase_duration_seconds_count\\{phase="${phase}",channel="web"\\}`)),
    ).toBeGreaterThan(1);
  const answers = [
    ...figures.matchAll(/^turn_answers_total\{channel="web",engine="built-in",kind="\w+"\} (\d+)/gm),
  ];
  expect(answers.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
  expect(figures).not.toMatch(/Golf|Menschen/);
});

it('tells how long due work waits and how full the connections are', () => {
  expect(figureOf(/job_lag_seconds\{queue="late"\}/)).toBeGreaterThan(110);
  expect(figureOf(/jobs_waiting\{queue="late"\}/)).toBe(1);
  expect(figureOf(/db_pool_connections\{pool="chat",state="waiting"\}/)).toBe(0);
});

it('has every figure the dashboard and the alerts ask for', () => {
  const deploy = new URL('../../../../deploy/', import.meta.url);
  const text = ['grafana-dashboard.json', 'alerts.yml'].map((file) =>
    readFileSync(new URL(file, deploy), 'utf8'),
  );
  const asked = new Set(
    text
      .join('\n')
      .match(/\b(?:http|turn|channel|job|jobs|db|nodejs|process)_[a-z0-9_]+\b/g)
      ?.map(withoutSuffix),
  );
  expect(asked.size).toBeGreaterThan(9);
  const known = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});

function withoutSuffix(name: string): string {
  return name.replace(/_seconds_(count|bucket|sum)$/, '_seconds');
}
