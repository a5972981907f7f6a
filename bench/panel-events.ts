import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader, type Partner, tokenAnswerSchema } from '@glossa/contracts';
import type { Visitor } from './panel.ts';

const perDay = 6;

/** A full month in every bay, six jobs a day: what a busy studio's calendar draws. */
export async function seedEvents({ visitors, partner }: { visitors: Visitor[]; partner: Partner }) {
  const request = visitors[0]?.context.request;
  if (!request) return;
  const { token } = tokenAnswerSchema.parse(await (await request.get('/api/auth/token')).json());
  const now = new Date();
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  for (let index = 0; index < days * perDay; index += 1) {
    const day = Math.floor(index / perDay) + 1;
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day, 7 + (index % perDay) * 2));
    const answer = await request.post(`/api/partner/${partner.id}/event`, {
      headers: { authorization: `Bearer ${token}`, [idempotencyKeyHeader]: randomUUID() },
      data: {
        // The month has begun already.
        force: true,
        title: `Job ${index + 1}`,
        customerName: 'A client',
        start: start.toISOString(),
        end: new Date(start.getTime() + 90 * 60_000).toISOString(),
        bayId: partner.config.bays[index % partner.config.bays.length]?.id,
      },
    });
    if (!answer.ok()) throw new Error(`An event was refused: ${await answer.text()}`);
  }
}
