import { expect, it } from 'vitest';
import { pageCall, pageEcho, pageMessage, whatsAppCall, whatsAppChange } from '../testing/meta-calls.ts';
import { fromMeta } from './from-meta.ts';

const acts = (body: unknown) =>
  fromMeta(body).flatMap(({ events }) =>
    events.map((event) => (event.kind === 'client' ? event.act : event.kind)),
  );
const image = { id: '77', mime_type: 'image/jpeg', caption: 'Mein Golf' };

it.each([
  ['text', { type: 'text', text: { body: 'Hallo' } }, { kind: 'text', text: 'Hallo' }],
  ['stop', { type: 'text', text: { body: ' Стоп ' } }, { kind: 'stop' }],
  [
    'a tapped row',
    { type: 'interactive', interactive: { list_reply: { id: 'Ganz', title: 'G…' } } },
    { kind: 'text', text: 'Ganz' },
  ],
  ['a template’s button', { type: 'button', button: { text: 'Ja' } }, { kind: 'text', text: 'Ja' }],
  ['a photo', { type: 'image', image }, { kind: 'photo', media: { id: '77' }, text: 'Mein Golf' }],
  [
    'a photo as a file',
    { type: 'document', document: image },
    { kind: 'photo', media: { id: '77' }, text: 'Mein Golf' },
  ],
  [
    'another file',
    { type: 'document', document: { id: '7', mime_type: 'application/pdf' } },
    { kind: 'unsupported' },
  ],
  ['a voice message', { type: 'audio', audio: { id: '7' } }, { kind: 'voice' }],
  [
    'a place',
    { type: 'location', location: { latitude: 52.5, longitude: 13.4, name: 'Home' } },
    { kind: 'text', text: 'Home 📍 52.5, 13.4' },
  ],
  [
    'a contact',
    { type: 'contacts', contacts: [{ name: { formatted_name: 'Max' }, phones: [{ phone: '+49 151' }] }] },
    { kind: 'text', text: 'Max +49 151' },
  ],
  ['something new', { type: 'hologram' }, { kind: 'unsupported' }],
])('reads %s on WhatsApp', (_, said, act) => {
  expect(acts(whatsAppCall('1', '49151', said))).toEqual([act]);
});

it.each(['reaction', 'edit', 'system'])('hears nothing in a %s on WhatsApp', (type) => {
  expect(acts(whatsAppCall('1', '49151', { type }))).toEqual([]);
});

it.each([
  ['text', { text: 'Hallo' }, { kind: 'text', text: 'Hallo' }],
  ['a tapped reply', { text: 'G…', quick_reply: { payload: 'Ganz' } }, { kind: 'text', text: 'Ganz' }],
  [
    'a photo',
    { attachments: [{ type: 'image', payload: { url: 'https://cdn.example/a.jpg' } }] },
    { kind: 'photo', media: { url: 'https://cdn.example/a.jpg' }, text: '' },
  ],
  [
    'a voice message',
    { attachments: [{ type: 'audio', payload: { url: 'https://cdn.example/a' } }] },
    { kind: 'voice' },
  ],
  [
    'a place',
    { attachments: [{ type: 'location', payload: { coordinates: { lat: 1, long: 2 } } }] },
    { kind: 'text', text: '📍 1, 2' },
  ],
  ['a shared story', { attachments: [{ type: 'story_mention', payload: {} }] }, { kind: 'unsupported' }],
])('reads %s on Instagram and Messenger', (_, said, act) => {
  for (const object of ['instagram', 'page'] as const)
    expect(acts(pageCall(object, '1', pageMessage('1', '9', said)))).toEqual([act]);
});

it('hears nothing in reactions, edits and what was deleted', () => {
  const place = { sender: { id: '9' }, recipient: { id: '1' }, timestamp: 1 };
  const call = pageCall(
    'instagram',
    '1',
    { ...place, reaction: { mid: 'm', action: 'react' } },
    { ...place, message_edit: { mid: 'm', text: 'x' } },
    pageMessage('1', '9', { is_deleted: true }),
  );
  expect(acts(call)).toEqual([]);
});

it('knows echoes by who is spoken to, and reads and deliveries by their time', () => {
  const place = { sender: { id: '9' }, recipient: { id: '1' }, timestamp: 5 };
  const [account] = fromMeta(
    pageCall('page', '1', pageEcho('1', '9', { text: 'Hi', metadata: 'glossa:2.0' }), {
      ...place,
      read: { watermark: 5 },
    }),
  );
  expect(account).toMatchObject({
    messenger: 'messenger',
    accountId: '1',
    events: [
      { kind: 'echo', chatId: '9', key: 'glossa:2.0' },
      { kind: 'status', chatId: '9', status: 'read', about: { until: '1970-01-01T00:00:00.005Z' } },
    ],
  });
});

it.each([
  null,
  'text',
  {},
  { object: 'page' },
  { object: 'page', entry: ['x', { id: 1 }] },
  { object: 'user', entry: [] },
])('makes nothing of %j', (body) => {
  expect(acts(body)).toEqual([]);
});

it('leaves out what can’t be read and keeps what stands beside it', () => {
  const good = whatsAppCall('1', '49151', 'Hallo');
  const bad = whatsAppChange('1', { messages: [{ from: 5 }, null], statuses: ['x'] });
  expect(acts({ ...good, entry: [...bad.entry, ...good.entry, { changes: 'no' }] })).toEqual([
    { kind: 'text', text: 'Hallo' },
  ]);
});
