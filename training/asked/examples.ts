import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, type Kind } from '../../packages/engine/src/asked/kinds.ts';
import { loadMessages } from '../messages/learn/load-messages.ts';
import { LANGUAGES, studiosOf } from './lessons.ts';

/** A clause and what it is; neighbours share a fold, so that no writer's mood is in both. */
export type Example = { text: string; kind: Kind; lang: string; fold: number; isLesson?: boolean };

const here = import.meta.dirname;
export const FOLDS = 3;

/** What the acts of marked clauses are, where it is not their own name. */
const OF_ACTS: Record<string, Kind> = {
  'ask.free': 'time',
  'ask.have': 'order',
  'ask.bot': 'talk',
  'ask.mybooking': 'talk',
  ...of('order', 'want add drop change choose keep'),
  ...of('time', 'time notime dropoff move cancel book late'),
  ...of(
    'talk',
    'tell.car tell.story tell.condition greet yes no name phone email thanks laugh ack bye unsure',
  ),
  ...of('talk', 'urgent offtopic spam unclear media'),
  complaint: 'complaint',
  callback: 'contact',
  person: 'contact',
};

function of(kind: Kind, acts: string): Record<string, Kind> {
  return Object.fromEntries(acts.split(' ').map((act) => [act, kind]));
}

const known: ReadonlySet<string> = new Set(KINDS);

export function examples(): Example[] {
  return [...ofMessages(), ...ofPhrases(), ...ofLessons()];
}

/** What owners answer under a topic, and the messages that ask for one such answer alone. */
function ofLessons(): Example[] {
  return LANGUAGES.flatMap((lang) =>
    studiosOf('lessons', lang).flatMap(({ studio, asks }, at) => {
      const { knowledge } = studio.facts;
      const kindOf = (place: number | undefined) => {
        const topic = knowledge[place ?? -1]?.topic ?? '';
        return known.has(topic) ? (topic as Kind) : null;
      };
      const fold = at % FOLDS;
      const answers = knowledge.flatMap(({ answer }, place) => {
        const kind = kindOf(place);
        return kind === null ? [] : [{ text: answer, kind, lang, fold, isLesson: true }];
      });
      const asked = asks.flatMap(({ say, tells, passes }) => {
        const kind = tells.length === 1 && !passes ? kindOf(tells[0]) : null;
        return kind === null ? [] : [{ text: say, kind, lang, fold, isLesson: true }];
      });
      return [...answers, ...asked];
    }),
  );
}

/** The clauses of the marked messages. */
function ofMessages(): Example[] {
  return loadMessages(join(here, '../messages')).flatMap(({ text, acts, lang, line }) =>
    acts.flatMap(({ act, start, end }) => {
      const topic = act.replace(/^ask\./, '');
      const kind = OF_ACTS[act] ?? (act.startsWith('ask.') && known.has(topic) ? (topic as Kind) : null);
      const said = text.slice(start, end).trim();
      return kind === null || said === '' ? [] : [{ text: said, kind, lang, fold: foldOf(line) }];
    }),
  );
}

/** Clauses that were written one by one for each kind. */
function ofPhrases(): Example[] {
  const folder = join(here, 'phrases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [kind = '', text = ''] = line.split('\t');
          if (!known.has(kind) || text.trim() === '') return [];
          const lang = file.replace(/^.*?([a-z]{2})\.tsv$/, '$1');
          return [{ text: text.trim(), kind: kind as Kind, lang, fold: foldOf(at) }];
        }),
    );
}

function foldOf(line: number): number {
  return Math.floor(line / 10) % FOLDS;
}
