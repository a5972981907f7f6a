// The ledger against what is there at the end. Everything acknowledged has to be found, once.
import pg from 'pg';
import { send } from './load.mjs';

export async function settle({ url, chatLinkId, partnerId, direct, mails }, ledger) {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  const overlaps = await client.query(
    `select count(*)::int as pairs from calendar_events a join calendar_events b
     on a.partner_id = b.partner_id and a.bay_id = b.bay_id and a.id < b.id
     and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  );
  const titles = await client.query('select title from calendar_events where partner_id = $1', [partnerId]);
  const { rows: configs } = await client.query('select config from partners where id = $1', [partnerId]);
  const waiting = await client.query(
    `select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and name = 'mail'`,
  );
  await client.end();

  const kept = new Set(titles.rows.map(({ title }) => title));
  const notice = configs[0]?.config?.noticeMinutes ?? 0;
  const arrived = mails.join('\n');
  const talks = await readTalks({ url, chatLinkId }, ledger);
  return {
    'messages acknowledged': ledger.answers.length,
    'messages never taken': ledger.unanswered,
    'messages lost': talks.lost,
    'messages doubled': talks.doubled,
    'replies missing': talks.unanswered,
    'replies doubled': talks.overanswered,
    'races for one slot': ledger.races.length,
    'slots sold twice': ledger.races.filter(({ won }) => won.length > 1).length + overlaps.rows[0].pairs,
    'bookings lost': ledger.races.flatMap(({ won }) => won).filter((title) => !kept.has(title)).length,
    'owner edits acknowledged': ledger.edits.acknowledged,
    'owner edits lost': notice >= ledger.edits.acknowledged && notice <= ledger.edits.tried ? 0 : 1,
    'jobs acknowledged': ledger.contacts.length,
    'jobs lost': ledger.contacts.filter((mark) => !arrived.includes(mark)).length,
    'jobs still waiting': waiting.rows[0].jobs,
  };
}

async function readTalks({ url, chatLinkId }, ledger) {
  const found = { lost: 0, doubled: 0, unanswered: 0, overanswered: 0 };
  for (const { token, texts } of ledger.talks) {
    if (!token) continue;
    const answer = await send(`${url}/api/chat/${chatLinkId}/message?after=0`, {
      method: 'GET',
      headers: { 'x-conversation-token': token },
    });
    const messages = answer.body?.messages ?? [];
    for (const text of texts) {
      const times = messages.filter((message) => message.author === 'client' && message.text === text).length;
      if (times === 0) found.lost += 1;
      if (times > 1) found.doubled += 1;
    }
    const clients = messages.filter(({ author }) => author === 'client').length;
    const replies = messages.filter(({ author }) => author === 'bot').length;
    found.unanswered += Math.max(0, clients - replies);
    found.overanswered += Math.max(0, replies - clients);
  }
  return found;
}

export const zeros = [
  'messages never taken',
  'messages lost',
  'messages doubled',
  'replies missing',
  'replies doubled',
  'slots sold twice',
  'bookings lost',
  'owner edits lost',
  'jobs lost',
  'jobs still waiting',
];
