import type pg from 'pg';

/** Each studio is as large as the others, so that whatever grows does so because there are more of them. */
export const perStudio = { talks: 100, messagesPerTalk: 10, events: 50, pageViews: 100, each: 20 };

/**
 * Copies one real studio with its bot, prices and one talk until there are as many as wanted, inside the database. Copies of
 * whole rows keep step with the tables by themselves; only what has to differ is named.
 */
export async function generateStudios(client: pg.Client, partnerId: string, studios: number): Promise<void> {
  await client.query('set session_replication_role = replica; set statement_timeout = 0');
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  await client.query(
    `create temp table copies as
     select gen_random_uuid() as partner_id, gen_random_uuid() as bot_id, n from generate_series(2, $1::int) n`,
    [studios],
  );
  await copy(client, { table: 'partners', from: `id = '${partnerId}'`, changes: `'id', k.partner_id` });
  await copy(client, {
    table: 'bots',
    from: `partner_id = '${partnerId}'`,
    changes: `'id', k.bot_id, 'partner_id', k.partner_id, 'chat_link_id', substr(md5(k.n::text), 1, 20),
      'token_fingerprint', md5(k.n::text)`,
  });
  for (const table of ['price_lists', 'price_rows'])
    await copy(client, {
      table,
      from: `partner_id = '${partnerId}'`,
      changes: `'id', gen_random_uuid(), 'partner_id', k.partner_id`,
    });
  await client.query(`insert into copies select partner_id, id, 1 from bots where partner_id = $1`, [
    partnerId,
  ]);
  await withoutIndexes(client, 'conversations', () =>
    copy(client, {
      table: 'conversations',
      from: `partner_id = '${partnerId}'`,
      times: perStudio.talks,
      changes: `'id', gen_random_uuid(), 'partner_id', k.partner_id, 'bot_id', k.bot_id, 'external_id', null,
        'token_hash', gen_random_uuid()::text, 'last_seq', ${perStudio.messagesPerTalk},
        'last_client_message_at', now() - interval '1 hour' * t.n, 'created_at', now() - interval '1 hour' * t.n`,
    }),
  );
  await withoutIndexes(client, 'messages', () =>
    client.query(
      `insert into messages (partner_id, conversation_id, seq, author, text, client_message_id, answers_seq, reason, created_at)
       select c.partner_id, c.id, s, case when s % 2 = 1 then 'client' else 'bot' end,
         'Was kostet die Tönung hinten für einen Golf, und wann wäre etwas frei?', case when s % 2 = 1 then c.id || ':' || s end,
         case when s % 2 = 0 then s - 1 end, case when s % 2 = 0 then r.reason end, c.created_at + interval '1 second' * s
       from conversations c, generate_series(1, ${perStudio.messagesPerTalk}) s,
         (select reason from messages where author = 'bot' limit 1) r
       where not exists (select 1 from messages m where m.conversation_id = c.id)`,
    ),
  );
  await client.query(
    `insert into calendar_events (partner_id, title, source, starts_at, ends_at)
     select k.partner_id, 'Tönung', 'OWNER', date_trunc('hour', now()) + interval '3 hours' * e,
       date_trunc('hour', now()) + interval '3 hours' * e + interval '2 hours'
     from copies k, generate_series(1, ${perStudio.events}) e`,
  );
  await client.query(
    `insert into page_views (path, created_at)
     select '/pricing', now() - interval '1 minute' * (n % 525600) from generate_series(1, $1::int * ${perStudio.pageViews}) n`,
    [studios],
  );
  await generateRecords(client);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** What is written beside a talk, for every studio: its dialog, requests to the owner, mails and the record of actions. */
async function generateRecords(client: pg.Client): Promise<void> {
  await client.query(
    `insert into dialogs (partner_id, bot_id, conversation_id, month, is_within_plan, created_at)
     select partner_id, bot_id, id, to_char(created_at, 'YYYY-MM'), true, created_at from conversations c
     where not exists (select 1 from dialogs d where d.conversation_id = c.id)`,
  );
  await client.query(
    `insert into client_requests (partner_id, conversation_id, kind, question, created_at, settled_at)
     select partner_id, id, (array['person', 'question', 'unclear', 'lead'])[1 + (at % 4)::int], 'Geht das auch am Sonntag?', created_at,
       case when at % 3 = 0 then created_at + interval '1 hour' end
     from (select c.*, row_number() over (partition by partner_id order by created_at desc) as at from conversations c) c
     where at <= ${perStudio.each}`,
  );
  const spread = `copies k, generate_series(1, ${perStudio.each}) e`;
  await client.query(
    `insert into mails (recipient, subject, body, partner_id, created_at, sent_at)
     select 'owner-' || k.n || '@example.com', 'Neue Buchung', 'Tönung', k.partner_id, now() - interval '9 hours' * e,
       now() - interval '9 hours' * e
     from ${spread}`,
  );
  await client.query(
    `insert into audit_entries (action, actor, partner_id, partner_name, created_at)
     select 'pricing.saved', 'CUSTOMER', k.partner_id, 'Studio ' || k.n, now() - interval '9 hours' * e from ${spread}`,
  );
}

type Copy = { table: string; from: string; changes: string; times?: number };

async function copy(client: pg.Client, { table, from, changes, times = 1 }: Copy): Promise<void> {
  await client.query(
    // Asked in the list of tables the function runs once for a row; among the columns it would run once for each of them.
    `insert into ${table}
     select r.* from ${table} o, copies k, generate_series(1, ${times}) t(n),
       lateral jsonb_populate_record(o, jsonb_build_object(${changes})) r
     where o.${from}`,
  );
}

/** Building an index once is far cheaper than keeping it up to date for every row. */
async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'u'`,
    [table],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of constraints) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await fill();
  for (const { name, definition } of constraints)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  for (const { definition } of indexes) await client.query(definition);
}
