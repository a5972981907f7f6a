import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { users } from '../identity/identity.table.ts';
import { pushSubscriptions } from '../push/push.table.ts';
import { partnerInvitations } from './team.table.ts';

let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let count = 0;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2027-03-15T08:00:00Z');
  count += 1;
  owner = await test.createOwner(`boss-${count}@example.com`, `Studio ${count}`);
});

const url = (rest: string) => `/api/partner/${owner.partnerId}/${rest}`;
const team = async (as: TestUser = owner.user) => (await test.send('GET', url('team'), { as })).json();
const invite = (email: string, role = 'STAFF', as = owner.user) =>
  test.send('POST', url('invitation'), { as, body: { email, role } });
const tokenOf = (answer: { json: () => { link: string } }) => String(answer.json().link).split('#')[1];
const accept = (as: TestUser | null, token: string | undefined) =>
  test.send('POST', '/api/invitation/accept', { as, body: { token } });
const idOf = async (email: string): Promise<string> =>
  (await team()).members.find((one: { email: string }) => one.email === email).userId;

describe('an invitation', () => {
  it('is mailed in the studio’s language where nobody knows the reader’s or the inviter’s', async () => {
    const email = `unknown-${count}@example.com`;
    await test.db.update(users).set({ language: null });
    await invite(email);
    const [mail] = (await test.db.select().from(mails)).filter(({ recipient }) => recipient === email);
    expect(mail?.subject).toBe(`Studio ${count} lädt Sie ins Team ein`);
  });

  it('is mailed, shows studio and role to whoever holds the link, and lets its address in once', async () => {
    const email = `anna-${count}@example.com`;
    const sent = await invite(email);
    expect(sent.json()).toMatchObject({
      invitation: { email, role: 'STAFF', expiresAt: '2027-03-22T08:00:00.000Z' },
      link: expect.stringMatching(/^http:\/\/localhost:3000\/join#.{32}$/),
      isMailed: false,
    });
    const token = tokenOf(sent);
    const [mail] = (await test.db.select().from(mails)).filter(({ recipient }) => recipient === email);
    expect(mail?.body).toContain(sent.json().link);
    const seat = await test.send('POST', '/api/invitation/look', { body: { token } });
    expect(seat.json()).toMatchObject({ studio: `Studio ${count}`, email, role: 'STAFF' });

    const anna = await test.signUp(email);
    expect((await accept(anna, token)).statusCode).toBe(200);
    const me = await test.send('GET', '/api/user/me', { as: anna });
    expect(me.json().partner).toEqual({ id: owner.partnerId, name: `Studio ${count}`, role: 'STAFF' });
    expect((await accept(anna, token)).json().code).toBe('invalid_link');
    expect(await team()).toMatchObject({
      members: [{ role: 'OWNER' }, { email, role: 'STAFF' }],
      invitations: [],
    });
  });

  it('keeps no token that could be read', async () => {
    const token = tokenOf(await invite(`hash-${count}@example.com`)) ?? '';
    const rows = await test.db.select().from(partnerInvitations);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await team())).not.toContain(token);
    expect(test.logLines.join('')).not.toContain(token);
  });

  it('is over after a week, and a new link makes the old one worthless', async () => {
    const email = `late-${count}@example.com`;
    const sent = await invite(email);
    now = new Date('2027-03-22T08:00:01Z');
    const look = (token: string | undefined) =>
      test.send('POST', '/api/invitation/look', { body: { token } });
    expect((await look(tokenOf(sent))).json().code).toBe('invalid_link');
    const renewal = url(`invitation/${sent.json().invitation.id}/renewal`);
    const renewed = await test.send('POST', renewal, { as: owner.user });
    expect((await look(tokenOf(renewed))).statusCode).toBe(200);
    expect((await look(tokenOf(sent))).statusCode).toBe(400);
    expect((await team()).invitations).toHaveLength(1);
  });

  it('can be taken back, by its own studio only', async () => {
    const sent = await invite(`back-${count}@example.com`);
    const id = sent.json().invitation.id;
    const other = await test.createOwner(`other-${count}@example.com`);
    const foreign = `/api/partner/${other.partnerId}/invitation/${id}`;
    expect((await test.send('DELETE', foreign, { as: other.user })).statusCode).toBe(404);
    expect((await test.send('DELETE', url(`invitation/${id}`), { as: owner.user })).statusCode).toBe(204);
    expect((await accept(await test.signUp(`back-${count}@example.com`), tokenOf(sent))).json().code).toBe(
      'invalid_link',
    );
  });

  it('lets nobody in but the invited address, no administrator, and nobody with a business', async () => {
    const token = tokenOf(await invite(`meant-${count}@example.com`));
    const stranger = await test.signUp(`stranger-${count}@example.com`);
    expect((await accept(stranger, token)).json()).toMatchObject({
      code: 'invitation_not_yours',
      error: expect.stringContaining(`meant-${count}@example.com`),
    });
    expect((await accept(null, token)).statusCode).toBe(401);
    const busy = await test.createOwner(`busy-${count}@example.com`);
    const forBusy = tokenOf(await invite(`busy-${count}@example.com`));
    expect((await accept(busy.user, forBusy)).json().code).toBe('member_elsewhere');
    const admin = await test.createAdmin(`root-${count}@example.com`);
    const forAdmin = tokenOf(await invite(`root-${count}@example.com`));
    expect((await accept(admin, forAdmin)).json().code).toBe('admins_join_nobody');
  });

  it('gives one seat to one person, however often the link is pressed at once', async () => {
    const email = `quick-${count}@example.com`;
    const token = tokenOf(await invite(email));
    const person = await test.signUp(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(person, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await team()).members).toHaveLength(2);
  });

  it('is refused to members, to bad input and beyond thirty people', async () => {
    expect((await invite(owner.user.email)).json().code).toBe('member_already');
    expect((await invite('not an address')).statusCode).toBe(400);
    expect((await invite(`x-${count}@example.com`, 'ADMIN')).statusCode).toBe(400);
    for (let i = 1; i < 30; i += 1) await invite(`seat-${i}-${count}@example.com`);
    expect((await invite(`seat-30-${count}@example.com`)).json().code).toBe('team_full');
    expect((await invite(`seat-1-${count}@example.com`, 'OWNER')).statusCode).toBe(201);
  });
});

describe('a member', () => {
  it('of the staff is refused the owner’s things with a sentence, and may work in calendar, inbox and clients', async () => {
    const staff = await test.createStaff(owner, `helper-${count}@example.com`);
    const refused = await test.send('PATCH', url('config'), { as: staff, body: { requirePhone: true } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      error: 'Only the owners of the business may do this. Please ask one of them.',
      code: 'owner_only',
    });
    const event = {
      ...{ title: 'Polish', start: '2027-03-16T09:00:00Z', end: '2027-03-16T10:00:00Z' },
      bayId: null,
    };
    expect((await test.send('POST', url('event'), { as: staff, body: event })).statusCode).toBe(201);
    expect((await test.send('GET', url('conversation'), { as: staff })).statusCode).toBe(200);
    expect((await test.send('GET', url('client'), { as: staff })).statusCode).toBe(200);
    expect((await test.send('POST', url('invitation'), { as: staff })).statusCode).toBe(403);
    const foreign = await test.createOwner(`foreign-${count}@example.com`);
    const away = await test.send('GET', `/api/partner/${foreign.partnerId}/event`, { as: staff });
    expect(away.statusCode).toBe(404);
  });

  it('of the staff sees bots without token, script, address and rules', async () => {
    const staff = await test.createStaff(owner, `curious-${count}@example.com`);
    const bot = url(`bot/${owner.botId}`);
    const told = {
      exampleScript: 'Q: Secret? A: Yes.',
      adminEmail: `desk-${count}@example.com`,
      greeting: 'Moin',
    };
    expect((await test.send('PATCH', bot, { as: owner.user, body: told })).statusCode).toBe(200);
    const seen = async (as: typeof staff) =>
      (await test.send('GET', `/api/partner/${owner.partnerId}`, { as })).json().bots[0];
    expect(await seen(owner.user)).toMatchObject(told);
    expect(await seen(staff)).toMatchObject({
      ...{ id: owner.botId, chatLinkId: owner.chatLinkId },
      ...{ botToken: '', adminEmail: null, exampleScript: '', greeting: '' },
    });
    const listed = await test.send('GET', '/api/partner', { as: staff });
    expect(listed.body).not.toContain('Secret');
  });

  it('leaves by themselves, at once and for good; the last owner stays', async () => {
    const staff = await test.createStaff(owner, `leaves-${count}@example.com`);
    expect((await test.send('DELETE', url('membership'), { as: staff })).statusCode).toBe(204);
    expect((await test.send('GET', url('event'), { as: staff })).statusCode).toBe(403);
    const me = await test.send('GET', '/api/user/me', { as: staff });
    expect(me.json().partner).toBeNull();
    const refused = await test.send('DELETE', url('membership'), { as: owner.user });
    expect(refused.json().code).toBe('last_owner');
    const foreign = await test.createOwner(`elsewhere-${count}@example.com`);
    const away = await test.send('DELETE', url('membership'), { as: foreign.user });
    expect(away.statusCode).toBe(404);
  });

  it('becomes an owner and staff again', async () => {
    const email = `rises-${count}@example.com`;
    const member = await test.createStaff(owner, email);
    const change = async (role: string) =>
      test.send('PATCH', url(`member/${await idOf(email)}`), { as: owner.user, body: { role } });
    expect((await change('OWNER')).json().role).toBe('OWNER');
    expect((await test.send('GET', url('team'), { as: member })).statusCode).toBe(200);
    await change('STAFF');
    expect((await test.send('GET', url('team'), { as: member })).statusCode).toBe(403);
  });

  it('who is removed sees nothing from that moment, hears nothing, and keeps the account', async () => {
    const email = `goes-${count}@example.com`;
    const member = await test.createStaff(owner, email);
    const browser = {
      endpoint: 'https://push.example.com/send/1',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    };
    await test.send('POST', url('push'), { as: member, body: browser });
    const heard = async () =>
      (await test.db.select().from(pushSubscriptions)).filter(
        ({ partnerId }) => partnerId === owner.partnerId,
      );
    expect(await heard()).toHaveLength(1);
    const gone = await test.send('DELETE', url(`member/${await idOf(email)}`), { as: owner.user });
    expect(gone.statusCode).toBe(204);
    expect((await test.send('GET', url('event'), { as: member })).statusCode).toBe(403);
    expect(await heard()).toHaveLength(0);
    expect((await test.send('GET', '/api/user/me', { as: member })).json().partner).toBeNull();
  });

  it('who is the last owner can be neither removed nor made staff', async () => {
    await test.createStaff(owner, `only-${count}@example.com`);
    const me = url(`member/${await idOf(owner.user.email)}`);
    expect((await test.send('DELETE', me, { as: owner.user })).json().code).toBe('last_owner');
    const demoted = await test.send('PATCH', me, { as: owner.user, body: { role: 'STAFF' } });
    expect(demoted.json().code).toBe('last_owner');
  });

  it('leaves one owner behind when two remove each other at once', async () => {
    const email = `rival-${count}@example.com`;
    const rival = await test.createStaff(owner, email, 'OWNER');
    const [mine, theirs] = [await idOf(owner.user.email), await idOf(email)];
    const answers = await Promise.all([
      test.send('DELETE', url(`member/${theirs}`), { as: owner.user }),
      test.send('DELETE', url(`member/${mine}`), { as: rival }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  it('of the staff deletes the own account and nothing of the business; the last owner takes it along', async () => {
    const email = `leaves-${count}@example.com`;
    const member = await test.createStaff(owner, email);
    const about = async (as: TestUser) => (await test.send('GET', '/api/user/me/deletion', { as })).json();
    expect((await about(member)).business).toBeNull();
    expect((await about(owner.user)).business.name).toBe(`Studio ${count}`);
    await test.send('POST', '/api/user/me/deletion', {
      as: member,
      body: { email, password: member.password },
    });
    expect(await team()).toMatchObject({ members: [{ role: 'OWNER' }] });
  });

  it('leaves its line in the history', async () => {
    await test.createStaff(owner, `noted-${count}@example.com`);
    const lines = (await test.send('GET', url('audit'), { as: owner.user })).json();
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['member.invited', 'member.joined']),
    );
  });
});
