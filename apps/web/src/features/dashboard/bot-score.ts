import type { Bot, Partner, PriceRow } from '@glossa/contracts';

/** What the score looks at beside the bot itself; null for somebody who sees only the bot. */
export type StudioView = {
  partner: Partner;
  /** Undefined while the list is on its way. */
  prices: readonly PriceRow[] | undefined;
  /** Prices clients will ask for and not get. */
  gaps: number;
  openQuestions: number;
  /** Talks there ever were. */
  conversations: number | undefined;
};

/** In the order of what costs the most clients, each with its share of the hundred. */
const shares = {
  prices: 25,
  samples: 10,
  live: 10,
  hours: 10,
  script: 10,
  contact: 10,
  questions: 5,
  gaps: 5,
  channel: 5,
  address: 3,
  adminEmail: 4,
  greeting: 3,
} as const;

export type Improvement = keyof typeof shares;

/**
 * How well a bot is set up to sell, out of a hundred, and what is missing, the most costly first. Whoever does not see
 * the whole studio sees no score: the same bot has the same one for everybody.
 */
export function botScore(
  bot: Bot,
  view: StudioView | null,
): { score: number | null; missing: Improvement[] } {
  const checks = Object.entries({ ...ofBot(bot), ...(view ? ofStudio(bot, view) : {}) });
  const known = order.flatMap((name) => {
    const check = checks.find(([checked]) => checked === name);
    return check ? [{ name, isMissing: check[1] }] : [];
  });
  const missing = known.filter(({ isMissing }) => isMissing).map(({ name }) => name);
  if (view === null) return { score: null, missing };
  const all = sumOf(known.map(({ name }) => name));
  return { score: Math.round(((all - sumOf(missing)) / all) * 100), missing };
}

const order: readonly Improvement[] = [
  'prices',
  'samples',
  'live',
  'hours',
  'script',
  'contact',
  'questions',
  'gaps',
  'channel',
  'address',
  'adminEmail',
  'greeting',
];

type Checks = Partial<Record<Improvement, boolean>>;

function ofBot(bot: Bot): Checks {
  return {
    prices: !bot.hasPricing,
    live: bot.status === 'PAUSED',
    script: bot.exampleScript.trim() === '',
    adminEmail: bot.adminEmail === null,
    greeting: bot.greeting.trim() === '',
  };
}

function ofStudio(bot: Bot, { partner, prices, gaps, openQuestions, conversations }: StudioView): Checks {
  const { hours, contactPhone } = partner.config;
  return {
    samples: bot.hasPricing && (prices?.some(({ isSample, isActive }) => isSample && isActive) ?? false),
    hours: Object.values(hours).every((spans) => spans.length === 0),
    contact: contactPhone.trim() === '',
    address: partner.address.trim() === '',
    gaps: gaps > 0,
    questions: openQuestions > 0,
    channel: conversations === 0,
  };
}

function sumOf(names: readonly Improvement[]): number {
  return names.reduce((sum, name) => sum + shares[name], 0);
}
