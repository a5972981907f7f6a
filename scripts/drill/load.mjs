// What people do all the time: clients write, the owner edits, two want the same slot, somebody sends the contact form.
// Everything the product acknowledged goes into the ledger.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const questions = [
  'Was kostet Tönung für einen Golf?',
  'How much is tinting for an X5?',
  'Скільки коштує тонування на Passat?',
  'Сколько стоит тонировка на Octavia?',
];
const perTalk = 5;

export function newLedger() {
  return {
    talks: [],
    edits: { tried: 0, acknowledged: 0 },
    races: [],
    contacts: [],
    answers: [],
    refused: 0,
    unanswered: 0,
  };
}

export function startLoad({ url, owner, chatLinkId, partnerId, bayId }, ledger) {
  let isOn = true;
  const going = () => isOn;
  const workers = [
    ...Array.from({ length: 6 }, (_, i) => chat({ url, chatLinkId, number: i }, ledger, going)),
    edit({ url, owner, partnerId }, ledger, going),
    race({ url, owner, partnerId, bayId }, ledger, going),
    contact({ url }, ledger, going),
  ];
  return async () => {
    isOn = false;
    await Promise.all(workers);
  };
}

async function chat({ url, chatLinkId, number }, ledger, going) {
  for (let count = 0; going(); ) {
    const talk = { token: undefined, texts: [] };
    ledger.talks.push(talk);
    for (let i = 0; going() && i < perTalk; i += 1, count += 1) {
      const text = `${questions[(number + i) % questions.length]} #${number}-${count}`;
      const clientMessageId = randomUUID();
      const body = { clientMessageId, text, ...(talk.token && { conversationToken: talk.token }) };
      const began = Date.now();
      let stoppedAt = null;
      // A client's page does the same: it tries again under the same id until it is told yes.
      for (;;) {
        const answer = await send(`${url}/api/chat/${chatLinkId}/message`, { body });
        if (answer.status === 200) {
          talk.token = answer.body.conversationToken;
          talk.texts.push(text);
          ledger.answers.push({ began, at: Date.now(), ms: Date.now() - began });
          break;
        }
        ledger.refused += 1;
        if (!going()) stoppedAt ??= Date.now();
        // A page would go on for ever; here it is enough to know that it was in vain.
        if (stoppedAt && Date.now() - stoppedAt > 30_000) {
          ledger.unanswered += 1;
          return;
        }
        await sleep(300);
      }
    }
  }
}

async function edit({ url, owner, partnerId }, ledger, going) {
  while (going()) {
    ledger.edits.tried += 1;
    const body = { noticeMinutes: ledger.edits.tried };
    const answer = await send(`${url}/api/partner/${partnerId}/config`, { method: 'PATCH', body, owner });
    if (answer.status === 200) ledger.edits.acknowledged = ledger.edits.tried;
    await sleep(400);
  }
}

async function race({ url, owner, partnerId, bayId }, ledger, going) {
  const first = Date.parse('2027-06-01T08:00:00Z');
  for (let i = 0; going(); i += 1) {
    const start = new Date(first + i * 3_600_000).toISOString();
    const end = new Date(first + i * 3_600_000 + 3_000_000).toISOString();
    const body = (who) => ({ title: `race ${i} ${who}`, allDay: false, start, end, bayId });
    const path = `${url}/api/partner/${partnerId}/event`;
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((who) =>
        send(path, { body: body(who), owner }).then((answer) => ({ ...answer, who })),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    ledger.races.push({ i, won: won.map(({ who }) => `race ${i} ${who}`) });
    await sleep(300);
  }
}

async function contact({ url }, ledger, going) {
  for (let i = 0; going(); i += 1) {
    const mark = `contact-${i}-${randomUUID()}`;
    const body = { name: 'Drill', email: 'drill@example.com', message: mark };
    const answer = await send(`${url}/api/contact`, { body });
    if (answer.status === 204) ledger.contacts.push(mark);
    await sleep(400);
  }
}

export async function send(url, { method = 'POST', body, owner, headers = {} } = {}) {
  try {
    const token = owner ? await owner.token() : null;
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  } catch {
    return { status: 0, body: null };
  }
}
