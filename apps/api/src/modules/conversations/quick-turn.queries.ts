import type { NamedQuery } from '../../db/named-query.ts';

/** Everything a turn starts from in one reading. `xmin` changes whenever a row does. */
export const findTalkQuery: NamedQuery = {
  name: 'find_talk',
  text: `
    select p.xmin::text as "partnerVersion",
      coalesce((select max(version) from price_lists l where l.partner_id = p.id), 0) as "listVersion",
      exists (
        select 1 from messages m where m.conversation_id = c.id and m.client_message_id = $3
      ) as "isRepeat",
      c.id, c.partner_id as "partnerId", c.bot_id as "botId", c.state, c.language,
      c.dialog_state as "dialogState", c.last_seq as "lastSeq", c.is_preview as "isPreview",
      c.is_over_limit as "isOverLimit", c.pending_seq as "pendingSeq",
      c.client_name as "clientName", c.client_phone as "clientPhone",
      c.last_client_message_at as "lastClientMessageAt"
    from conversations c
    join partners p on p.id = c.partner_id
    where c.bot_id = $1 and c.token_hash = $2`,
};

/** The studio's taken time and this client's own bookings. */
export const findCalendarQuery: NamedQuery = {
  name: 'find_calendar_facts',
  text: `
    select id, bay_id as "bayId", starts_at as "start", ends_at as "end", status, service,
      customer_name as "customerName", conversation_id = $4 as "isOwn"
    from calendar_events
    where partner_id = $1 and starts_at < $3 and ends_at > $2
      and (status = 'BOOKED' or (status = 'HOLD' and expires_at > $2 and conversation_id <> $4))`,
};

/**
 * Writes both messages and the conversation's memory, if nothing was said in between. One statement is one
 * transaction: either everything is there or nothing.
 */
export const writeTurnQuery: NamedQuery = {
  name: 'write_turn',
  text: `
    with talk as (
      update conversations
      set last_seq = last_seq + 2, language = $5, dialog_state = $6, last_client_message_at = $7,
        client_name = $8, client_phone = $9
      where id = $1 and partner_id = $2 and last_seq = $3 and state = $4 and pending_seq is null
      returning id, partner_id
    )
    insert into messages (partner_id, conversation_id, seq, author, text, client_message_id, answers_seq, extras, reason)
    select talk.partner_id, talk.id, said.seq, said.author, said.text, said.client_message_id, said.answers_seq,
      said.extras, said.reason
    from talk, (values
      ($3::int + 1, 'client', $10::text, $11::text, null::int, '{}'::jsonb, null::jsonb),
      ($3::int + 2, 'bot', $12::text, null::text, $3::int + 1, $13::jsonb, $14::jsonb)
    ) as said (seq, author, text, client_message_id, answers_seq, extras, reason)
    returning id, seq, author, text, client_message_id as "clientMessageId", extras, created_at as "createdAt"`,
};

/** The versions of a bot's studio and its list at this moment. */
export const findStudioQuery: NamedQuery = {
  name: 'find_studio',
  text: `
    select p.id as "partnerId", p.xmin::text as "partnerVersion",
      coalesce((select max(version) from price_lists l where l.partner_id = p.id), 0) as "listVersion"
    from bots b join partners p on p.id = b.partner_id
    where b.id = $1`,
};

/**
 * A new talk with its first message and reply, counted as a dialog. Gives no row, and is rolled back, when the talk
 * exists already or the plan has no room: the count's own row is the lock.
 */
export const beginTalkQuery: NamedQuery = {
  name: 'begin_talk',
  text: `
    with talk as (
      insert into conversations (partner_id, bot_id, token_hash, state, language, dialog_state, last_seq,
        last_client_message_at, client_name, client_phone)
      values ($1, $2, $3, 'bot', $4, $5, 2, $6, $7, $8)
      on conflict (token_hash) do nothing
      returning id, partner_id, bot_id
    ), counted as (
      insert into dialog_counts (partner_id, month, count)
      select partner_id, $9, 1 from talk
      on conflict (partner_id, month) do update set count = dialog_counts.count + 1
      where $10::int is null or dialog_counts.count < $10::int
      returning count, told_percent
    ), dialog as (
      insert into dialogs (partner_id, bot_id, conversation_id, month, is_within_plan)
      select talk.partner_id, talk.bot_id, talk.id, $9, true from talk, counted
    ), said as (
      insert into messages (partner_id, conversation_id, seq, author, text, client_message_id, answers_seq, extras, reason)
      select talk.partner_id, talk.id, line.seq, line.author, line.text, line.client_message_id, line.answers_seq,
        line.extras, line.reason
      from talk, counted, (values
        (1, 'client', $11::text, $12::text, null::int, '{}'::jsonb, null::jsonb),
        (2, 'bot', $13::text, null::text, 1, $14::jsonb, $15::jsonb)
      ) as line (seq, author, text, client_message_id, answers_seq, extras, reason)
      returning id, seq, author, text, client_message_id, extras, created_at
    )
    select said.id, said.seq, said.author, said.text, said.client_message_id as "clientMessageId", said.extras,
      said.created_at as "createdAt", talk.id as "conversationId", counted.count, counted.told_percent as "toldPercent"
    from said, talk, counted
    where said.author = 'bot'`,
};
