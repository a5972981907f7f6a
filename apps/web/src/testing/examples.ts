import {
  type Bot,
  type CalendarEvent,
  type ConversationDetail,
  type Dashboard,
  defaultBotRules,
  type Partner,
  type User,
} from '@glossa/contracts';

export const partnerId = '6f9619ff-8b86-4d11-b42d-00c04fc964ff';
const botId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const bayId = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';

export const owner: User = {
  id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  email: 'owner@studio.example',
  role: 'CUSTOMER',
  partner: { id: partnerId, name: 'Folienwerk', role: 'OWNER' },
  emailConfirmed: true,
};
export const staff: User = {
  ...owner,
  id: '1b4e28ba-2fa1-41d2-883f-0016d3cca428',
  email: 'staff@studio.example',
  partner: { id: partnerId, name: 'Folienwerk', role: 'STAFF' },
};
export const newcomer: User = { ...owner, partner: null };
export const admin: User = { ...owner, role: 'ADMIN', partner: null };

export function exampleBot(changes: Partial<Bot> = {}): Bot {
  return {
    id: botId,
    partnerId,
    name: 'Mia',
    language: 'German',
    languageCode: 'DE',
    provider: 'WEB_CHAT',
    botToken: '••••1234',
    adminEmail: null,
    exampleScript: '',
    greeting: '',
    tone: 'FRIENDLY',
    look: { accentColor: '#0B7A75', launcherPosition: 'RIGHT' },
    status: 'LIVE',
    chatLinkId: 'kX3v9Qm2',
    publicLink: 'http://localhost:3000/chat/kX3v9Qm2',
    hasPricing: true,
    allowedDomains: [],
    rules: defaultBotRules,
    createdAt: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}

export function examplePartner(changes: Partial<Partner> = {}): Partner {
  const open: [string, string][] = [['09:00', '18:00']];
  return {
    id: partnerId,
    name: 'Folienwerk',
    address: 'Torstraße 12, Berlin',
    createdAt: '2026-03-01T10:00:00.000Z',
    plan: 'TRIAL',
    config: {
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      country: 'DE',
      hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
      holidays: [],
      bays: [{ id: bayId, name: 'Bay 1' }],
      slotStepMinutes: 30,
      bufferMinutes: 0,
      noticeMinutes: 60,
      horizonDays: 60,
      defaultDurationMinutes: 120,
      cancelCutoffHours: 24,
      requirePhone: false,
      tintNotice: true,
      contactPhone: '',
      contactEmail: '',
      policies: '',
    },
    bots: [exampleBot()],
    ...changes,
  };
}

export function exampleEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: '9c5b94b1-35ad-49bb-b118-8e8fc24abf80',
    title: 'Ceramic coating',
    description: '',
    customerName: 'J. Albers',
    customerPhone: '',
    customerEmail: '',
    service: 'Ceramic coating',
    carName: 'BMW X5',
    carType: 'SUV',
    carPlate: '',
    allDay: false,
    start: '2026-03-12T08:00:00.000Z',
    end: '2026-03-12T11:30:00.000Z',
    bayId,
    source: 'BOT',
    status: 'BOOKED',
    isForced: false,
    quote: null,
    conversationId: null,
    jobState: 'BOOKED',
    paid: null,
    seriesId: null,
    clientWord: null,
    subscriptionId: null,
    language: null,
    version: 1,
    ...changes,
  };
}

export function exampleTalk(changes: Partial<ConversationDetail> = {}): ConversationDetail {
  return {
    id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
    botId,
    botName: 'Mia',
    channel: 'web',
    state: 'waiting',
    language: 'DE',
    clientName: 'Oksana',
    clientPhone: '+49 151 5550123',
    clientEmail: '',
    lastText: 'Kann ich mit einem Menschen sprechen?',
    lastPhotos: 0,
    unread: 0,
    car: '',
    value: null,
    isBooked: false,
    isOverLimit: false,
    openRequests: 0,
    waitingSince: '2026-03-12T09:00:00.000Z',
    createdAt: '2026-03-12T08:58:00.000Z',
    lastClientMessageAt: '2026-03-12T09:00:00.000Z',
    messages: [
      {
        id: '7d444840-9dc0-11d1-b245-5ffdce74fad3',
        seq: 1,
        author: 'client',
        text: 'Kann ich mit einem Menschen sprechen?',
        createdAt: '2026-03-12T09:00:00.000Z',
      },
    ],
    requests: [],
    ...changes,
  };
}

export function exampleDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    month: '2026-03',
    currency: 'EUR',
    conversations: 3,
    waiting: 1,
    openPrices: 0,
    openQuestions: 0,
    openLeads: 0,
    dialogs: 3,
    bookings: 1,
    quotedValue: 1290,
    blockedFigures: 0,
    personWaitSeconds: null,
    days: [{ date: '2026-03-01', dialogs: 3, bookings: 1, quotedValue: 1290 }],
    ...changes,
  };
}
