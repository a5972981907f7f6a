// The measure of bench/http-turns.ts and bench/messengers.ts: Fastify and pg with nothing of ours, on the same database. It reads a JSON body, asks one
// statement, writes one more and answers about as much as a turn does.
import Fastify from 'fastify';
import pg from 'pg';

const [port = '', connection = '{}'] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connection), max: 7 });
await pool.query(
  'create table if not exists bare_turns (id uuid default gen_random_uuid(), text text, said text)',
);
const app = Fastify();
app.post<{ Body: { text: string } }>('/turn', async ({ body }) => {
  const { rows } = await pool.query({ name: 'read', text: 'select id, name from bots limit 1' });
  const said = 'x'.repeat(400);
  await pool.query({
    name: 'write',
    text: 'insert into bare_turns (text, said) values ($1, $2)',
    values: [body.text, said],
  });
  return { bot: rows[0]?.name, said };
});
/** What keeping a call costs at the least. */
app.post<{ Body: unknown }>('/keep', async ({ body }) => {
  await pool.query({
    name: 'keep',
    text: 'insert into bare_turns (text, said) values ($1, null)',
    values: [JSON.stringify(body)],
  });
  return {};
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
