import { classNameIn } from '../cars/class-name-in.ts';
import type { EngineLanguage, Quote } from '../facts.ts';
import { detectLanguage } from '../language/index.ts';
import { timesOf } from '../prices/index.ts';
import { glossService } from './gloss-service.ts';
import { wordsFor } from './list-names.ts';

/** A booking as it is kept: by the names the list had, whatever the list says later. */
export type Booked = { service: string; carType: string; quote: Quote | null };

export type BookedWords = {
  /** In one line, with how many pieces of it are done: "4 × Wheel coating (Felgenversiegelung)". */
  service: string;
  carType: string;
  /** What stands above the lines of its prices; null where several services name themselves in them. */
  title: string | null;
  /** One for each line of the quote; empty where the title says it all. */
  lines: string[];
};

type Line = { times: string; service: string; details: string[] };
type Say = { service: (name: string) => string; plain: (name: string) => string };

/**
 * What is booked in the words of its client, each service with the list's own name beside it once; without a language
 * in the list's own names alone.
 */
export function bookedInWords(booked: Booked, language: EngineLanguage | null): BookedWords {
  const lines = linesOf(booked);
  const isWhole = lines.some((line) => line.service === booked.service);
  const services = isWhole ? [booked.service] : booked.service.split(' + ');
  const details = lines.flatMap((line) => line.details);
  const say = speakerOf([...services, ...details, booked.carType], language);
  const isOne = lines.every((line) => line.service === booked.service);
  return {
    service: services.map((service) => inOneLine(service, lines, say)).join(' + '),
    carType: carTypeIn(booked.carType, say, language),
    title: isOne ? titleOf(booked.service, lines, say) : null,
    lines: isOne ? linesBelow(lines, say) : namedLines(lines, say),
  };
}

/** What the trade has no word for may still be a body, as the talk named it. */
function carTypeIn(carType: string, say: Say, language: EngineLanguage | null): string {
  const said = say.plain(carType);
  return language === null || said !== carType ? said : classNameIn(carType, language);
}

function linesOf({ service, quote }: Booked): Line[] {
  const names = [service, ...service.split(' + ')];
  return (quote?.lines ?? []).map((line) => {
    const times = timesOf(line);
    const label = line.label.slice(times.length);
    const [first = label, ...rest] = label.split(BETWEEN);
    const own = names.find((name) => label === name || label.startsWith(`${name}${BETWEEN}`));
    if (own === undefined) return { times, service: first, details: rest };
    const details = label.slice(own.length + BETWEEN.length);
    return { times, service: own, details: details === '' ? [] : details.split(BETWEEN) };
  });
}

const BETWEEN = ' · ';

function speakerOf(names: readonly string[], language: EngineLanguage | null): Say {
  if (language === null) return { service: (name) => name, plain: (name) => name };
  const words = wordsFor(names, language);
  const plain = (name: string) => words.get(name) ?? name;
  const service = (name: string) =>
    words.has(name)
      ? `${plain(name)} (${name})`
      : isForeign(name, language)
        ? glossService(name, language)
        : name;
  return { service, plain };
}

/** A short name may tell no language; its letters still tell whether this client reads them. */
function isForeign(name: string, language: EngineLanguage): boolean {
  const spoken = detectLanguage(name, null);
  if (spoken !== null) return spoken !== language;
  return /\p{Script=Cyrillic}/u.test(name) !== (language === 'UA' || language === 'RU');
}

function inOneLine(service: string, lines: readonly Line[], say: Say): string {
  const own = lines.filter((line) => line.service === service);
  const named = say.service(service);
  if (own.every(({ times }) => times === '')) return named;
  const [only, ...others] = own;
  if (only && others.length === 0) return `${only.times}${named}`;
  return `${named}${BETWEEN}${own.map((line) => restOf(line, say) || `${line.times}${say.plain(service)}`).join(', ')}`;
}

/** The count of a service stands with it where that is all there is: "4 × Sedan" would be four cars. */
function titleOf(service: string, lines: readonly Line[], say: Say): string {
  const counted = lines.length === 1 ? lines[0] : lines.find(({ details }) => details.length === 0);
  return `${counted?.times ?? ''}${say.service(service)}`;
}

function linesBelow(lines: readonly Line[], say: Say): string[] {
  return lines.map((line) => restOf(lines.length === 1 ? { ...line, times: '' } : line, say));
}

function restOf({ times, details }: Line, say: Say): string {
  return details.length === 0 ? '' : `${times}${details.map(say.plain).join(BETWEEN)}`;
}

function namedLines(lines: readonly Line[], say: Say): string[] {
  return lines.map(({ times, service, details }, at) => {
    const isFirst = lines.findIndex((line) => line.service === service) === at;
    const name = isFirst ? say.service(service) : say.plain(service);
    return `${times}${[name, ...details.map(say.plain)].join(BETWEEN)}`;
  });
}
