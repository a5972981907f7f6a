import type { NamedQuery } from '../../db/named-query.ts';
import { takenTimesColumn } from '../calendar/index.ts';

/**
 * Everything a turn starts from in one reading: the live web bot behind a link, its studio, the talk where there is
 * one, and the calendar. `xmin` changes whenever a row does.
 */
export const findTalkQuery: NamedQuery = {
  name: 'find_talk',
  text: `
    select b.id as "botId", b.xmin::text as "botVersion", p.id as "partnerId", p.xmin::text as "partnerVersion",
      coalesce((select max(version) from price_lists l where l.partner_id = p.id), 0) as "listVersion",
      ${takenTimesColumn({ partner: 'p', conversation: 'c.id', now: '$4::timestamptz' })} as "taken",
      exists (
        select 1 from messages m where m.conversation_id = c.id and m.client_message_id = $3
      ) as "isRepeat",
      c.id, c.state, c.language, c.dialog_state as "dialogState", c.last_seq as "lastSeq",
      c.is_preview as "isPreview", c.is_over_limit as "isOverLimit", c.pending_seq as "pendingSeq",
      c.client_name as "clientName", c.client_phone as "clientPhone", c.client_email as "clientEmail",
      c.last_client_message_at as "lastClientMessageAt"
    from bots b
    join partners p on p.id = b.partner_id
    left join conversations c on c.bot_id = b.id and c.token_hash = $2
    where b.chat_link_id = $1 and b.provider = 'WEB_CHAT' and b.status = 'LIVE'`,
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
    ), said as (
      insert into messages (partner_id, conversation_id, seq, author, text, client_message_id, answers_seq, extras, reason,
        created_at)
      select talk.partner_id, talk.id, line.seq, line.author, line.text, line.client_message_id, line.answers_seq,
        line.extras, line.reason, $7
      from talk, (values
        ($3::int + 1, 'client', $10::text, $11::text, null::int, '{}'::jsonb, null::jsonb),
        ($3::int + 2, 'bot', $12::text, null::text, $3::int + 1, $13::jsonb, $14::jsonb)
      ) as line (seq, author, text, client_message_id, answers_seq, extras, reason)
      returning id, conversation_id, author, created_at
    )
    select id, conversation_id as "conversationId", created_at as "createdAt" from said where author = 'bot'`,
};

/**
 * A new talk with its first message and reply, counted as a dialog. Gives no row when the month's count has come to
 * where the owner may have to hear of it, and fails on the token's key when the talk exists already: then nothing of
 * it is kept.
 */
export const beginTalkQuery: NamedQuery = {
  name: 'begin_talk',
  text: `
    with counted as (
      insert into dialog_counts (partner_id, month, count) values ($1, $9, 1)
      on conflict (partner_id, month) do update set count = dialog_counts.count + 1
      where $10::int is null or dialog_counts.count + 1 < $10::int
      returning partner_id
    ), talk as (
      insert into conversations (partner_id, bot_id, token_hash, state, language, dialog_state, last_seq,
        created_at, last_client_message_at, client_name, client_phone)
      select counted.partner_id, $2::uuid, $3, 'bot', $4, $5::jsonb, 2, $6::timestamptz, $6, $7, $8 from counted
      returning id, partner_id, bot_id
    ), dialog as (
      insert into dialogs (partner_id, bot_id, conversation_id, month, is_within_plan, created_at)
      select talk.partner_id, talk.bot_id, talk.id, $9, true, $6 from talk
    ), said as (
      insert into messages (partner_id, conversation_id, seq, author, text, client_message_id, answers_seq, extras, reason,
        created_at)
      select talk.partner_id, talk.id, line.seq, line.author, line.text, line.client_message_id, line.answers_seq,
        line.extras, line.reason, $6
      from talk, (values
        (1, 'client', $11::text, $12::text, null::int, '{}'::jsonb, null::jsonb),
        (2, 'bot', $13::text, null::text, 1, $14::jsonb, $15::jsonb)
      ) as line (seq, author, text, client_message_id, answers_seq, extras, reason)
      returning id, conversation_id, author, created_at
    )
    select id, conversation_id as "conversationId", created_at as "createdAt" from said where author = 'bot'`,
};
