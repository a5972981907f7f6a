import { randomUUID } from 'node:crypto';
import {
  type ChatHistory,
  type ConversationDetail,
  conversationTokenHeader,
  type Photo,
  photoKeyHeader,
  photoLimits,
  type SendMessageAnswer,
} from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteUnclaimedPhotos } from '../../media/index.ts';
import { photos } from '../../media/media.table.ts';
import { newPhoto } from '../../media/testing/new-photo.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let other: typeof owner;
let picture: Buffer;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('owner@example.com');
  other = await test.createOwner('other@example.com');
  picture = await newPhoto();
});
afterAll(() => test.close());

const newKey = () => `key-${randomUUID()}`;

const upload = (
  bytes: Buffer | string,
  { key = newKey(), type = 'image/jpeg', link = owner.chatLinkId } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/chat/${link}/photo`,
    headers: { 'content-type': type, [photoKeyHeader]: key },
    payload: bytes,
  });

async function uploaded(): Promise<Photo> {
  const answer = await upload(picture);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

type Said = { text?: string; photos: string[]; id?: string; token?: string };

const say = ({ text = '', photos: ids, id = `m-${randomUUID()}`, token }: Said) =>
  test.send('POST', `/api/chat/${owner.chatLinkId}/message`, {
    body: { clientMessageId: id, text, photos: ids, ...(token && { conversationToken: token }) },
  });

const look = (id: string, token: string, link = owner.chatLinkId) =>
  test.send('GET', `/api/chat/${link}/photo/${id}`, { headers: { [conversationTokenHeader]: token } });

async function sent(text = ''): Promise<{ photo: Photo; answer: SendMessageAnswer; conversationId: string }> {
  const photo = await uploaded();
  const answer: SendMessageAnswer = (await say({ text, photos: [photo.id] })).json();
  const [row] = await test.db.select().from(photos).where(eq(photos.id, photo.id));
  return { photo, answer, conversationId: row?.conversationId ?? '' };
}

it('shows a photo in the talk, to the client and to the owner, and asks the owner to look', async () => {
  const { photo, answer, conversationId } = await sent();
  expect(answer.messages[0]?.text).toMatch(/Danke für das Foto.*weitergegeben.*Preisen und Terminen/s);
  const token = answer.conversationToken;
  const history: ChatHistory = (
    await test.send('GET', `/api/chat/${owner.chatLinkId}/message`, {
      headers: { [conversationTokenHeader]: token },
    })
  ).json();
  expect(history.messages[0]).toMatchObject({ author: 'client', text: '', photos: [photo] });
  const seen = await look(photo.id, token);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="photo.jpg"',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const path = `/api/partner/${owner.partnerId}`;
  const mine = await test.send('GET', `${path}/photo/${photo.id}`, { as: owner.user });
  expect(mine.rawPayload.equals(seen.rawPayload)).toBe(true);
  const detail: ConversationDetail = (
    await test.send('GET', `${path}/conversation/${conversationId}`, { as: owner.user })
  ).json();
  expect(detail.messages[0]?.photos).toEqual([photo]);
  expect(detail.requests).toMatchObject([{ kind: 'photo', settledAt: null }]);
  const listed = await test.send('GET', `${path}/conversation/${conversationId}/photo`, { as: owner.user });
  expect(listed.json()).toEqual([photo]);
  const told = await test.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
  expect(told.map(({ subject }) => subject).join()).toMatch(/sent photos|Fotos geschickt/);
});

it('reads a caption like any message, and asks the owner once however many photos come', async () => {
  const { answer, conversationId } = await sent('Was kostet ein Sonnenstreifen für meinen Golf?');
  expect(answer.messages[0]?.text).toMatch(/^Danke für das Foto.*45/s);
  expect(answer.messages[0]?.quote?.total).toBe(45);
  const more = [await uploaded(), await uploaded()].map(({ id }) => id);
  const again: SendMessageAnswer = (await say({ photos: more, token: answer.conversationToken })).json();
  expect(again.messages[0]?.text).toMatch(/^Danke für die Fotos/);
  expect(again.messages[0]?.choices).toEqual(answer.messages[0]?.choices);
  const path = `/api/partner/${owner.partnerId}/conversation/${conversationId}`;
  const detail: ConversationDetail = (await test.send('GET', path, { as: owner.user })).json();
  expect(detail.requests.filter(({ kind }) => kind === 'photo')).toHaveLength(1);
});

describe('the same again', () => {
  it('keeps a photo once per key', async () => {
    const key = newKey();
    const [one, two] = [await upload(picture, { key }), await upload(picture, { key })];
    expect(two.json()).toEqual(one.json());
  });

  it('answers a message that was sent twice once', async () => {
    const photo = await uploaded();
    const id = `m-${randomUUID()}`;
    const [one, two] = [await say({ photos: [photo.id], id }), await say({ photos: [photo.id], id })];
    expect(two.json()).toEqual(one.json());
    expect((await say({ photos: [(await uploaded()).id], id })).json()).toMatchObject({ code: 'id_reused' });
  });

  it('gives a photo to one message only, and stores nothing of the other', async () => {
    const { photo, answer } = await sent();
    const stolen = await say({ text: 'Mine', photos: [photo.id] });
    expect(stolen.json()).toMatchObject({ code: 'photo_gone' });
    const free = await uploaded();
    const mixed = await say({ photos: [free.id, photo.id], token: answer.conversationToken });
    expect(mixed.json()).toMatchObject({ code: 'photo_gone' });
    expect((await say({ photos: [free.id] })).statusCode).toBe(200);
  });
});

describe('tenancy', () => {
  it('shows a photo neither without the key, nor with another talk’s, nor at another link', async () => {
    const { photo, answer } = await sent();
    const stranger = await sent();
    expect((await look(photo.id, stranger.answer.conversationToken)).statusCode).toBe(404);
    expect((await look(photo.id, 'made-up')).statusCode).toBe(404);
    expect((await test.send('GET', `/api/chat/${owner.chatLinkId}/photo/${photo.id}`)).statusCode).toBe(404);
    expect((await look(photo.id, answer.conversationToken, other.chatLinkId)).statusCode).toBe(404);
  });

  it('shows another studio nothing, and lets no other bot claim it', async () => {
    const { photo, conversationId } = await sent();
    const path = `/api/partner/${other.partnerId}`;
    expect((await test.send('GET', `${path}/photo/${photo.id}`, { as: other.user })).statusCode).toBe(404);
    const listed = await test.send('GET', `${path}/conversation/${conversationId}/photo`, { as: other.user });
    expect(listed.json()).toEqual([]);
    const foreign = (await upload(picture, { link: other.chatLinkId })).json().id;
    expect((await say({ photos: [foreign] })).json()).toMatchObject({ code: 'photo_gone' });
  });
});

describe('refusals', () => {
  it.each([
    ['no photo', Buffer.from('<script>'), 'image/jpeg', 400, 'photo_refused'],
    ['a HEIC in disguise', Buffer.from('0000001c6674797068656963', 'hex'), 'image/jpeg', 400, 'photo_heic'],
    ['an unknown type', Buffer.from('x'), 'image/svg+xml', 415, 'unsupported_type'],
    ['too many bytes', Buffer.alloc(photoLimits.sentBytes + 1), 'image/jpeg', 413, 'too_large'],
  ] as const)('refuses %s', async (_, bytes, type, status, code) => {
    const answer = await upload(bytes, { type });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it('refuses a key that can be guessed, and a fifth photo', async () => {
    expect((await upload(picture, { key: 'short' })).statusCode).toBe(400);
    const five = Array.from({ length: 5 }, () => randomUUID());
    expect((await say({ photos: five })).statusCode).toBe(400);
    expect((await say({ photos: [] })).json()).toMatchObject({ code: 'empty_message' });
  });

  it('takes no photo where JSON is wanted', async () => {
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/contact', headers, payload: picture });
    expect(answer.statusCode).toBe(415);
  });

  it('counts what an address sends', async () => {
    const strict = await createTestApp({ config: { rateLimits: true } });
    const { chatLinkId } = await strict.createOwner('strict@example.com');
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      const answer = await strict.app.inject({
        method: 'POST',
        url: `/api/chat/${chatLinkId}/photo`,
        headers: { 'content-type': 'image/jpeg', [photoKeyHeader]: newKey() },
        payload: 'x',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await strict.close();
  });
});

it('erases photos with their talk, and those nobody used after a while', async () => {
  const { photo, answer } = await sent();
  await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, {
    headers: { [conversationTokenHeader]: answer.conversationToken },
  });
  expect(await test.db.$count(photos, eq(photos.id, photo.id))).toBe(0);
  const unused = await uploaded();
  const used = await sent();
  await deleteUnclaimedPhotos(test.db, new Date(Date.now() + 1000));
  expect(await test.db.$count(photos, eq(photos.id, unused.id))).toBe(0);
  expect(await test.db.$count(photos, eq(photos.id, used.photo.id))).toBe(1);
});

it('says nothing while a person talks, and keeps the photo', async () => {
  const { answer, conversationId } = await sent('Hallo');
  const path = `/api/partner/${owner.partnerId}/conversation`;
  await test.send('POST', `${path}/${conversationId}/takeover`, { as: owner.user });
  const photo = await uploaded();
  const silent: SendMessageAnswer = (
    await say({ photos: [photo.id], token: answer.conversationToken })
  ).json();
  expect(silent.messages).toEqual([]);
  const [listed] = (await test.send('GET', path, { as: owner.user })).json();
  expect(listed).toMatchObject({ id: conversationId, lastText: '', lastPhotos: 1 });
});
