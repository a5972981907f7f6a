import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MarkedMessage, parseMarkup } from './parse-markup.ts';

export type LoadedMessage = MarkedMessage & { file: string; line: number };

/** All messages of a folder of .jsonl files; an id is the file's name and the line. */
export function loadMessages(folder: string): LoadedMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line, at) => {
          const raw = JSON.parse(line);
          const name = file.replace(/\.jsonl$/, '');
          return {
            id: raw.id ?? `${name}-${at + 1}`,
            lang: raw.lang,
            ask: raw.ask ?? 'none',
            choices: raw.choices ?? [],
            ...parseMarkup(raw.text),
            file: name,
            line: at,
          };
        }),
    );
}

/** Neighbouring lines are of one writer and one mood, and the b files translate each other line by line. */
export function foldOf({ line }: LoadedMessage, folds: number): number {
  return Math.floor(line / 10) % folds;
}
